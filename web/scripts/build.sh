#!/bin/sh
# Builds the client into target/classes/web ("build"), or checks types, formatting and tests ("check").
set -eu
cd "$(dirname "$0")/.."
command -v npm >/dev/null 2>&1 || {
    echo "The web client is built with Node.js 20 or newer and npm; please install them." >&2
    exit 1
}

mkdir -p target
lock=$(cksum <package-lock.json)
if [ ! -d node_modules ] || [ "$(cat target/lock 2>/dev/null || :)" != "$lock" ]; then
    npm ci --no-audit --no-fund --loglevel=error
    echo "$lock" >target/lock
fi

case ${1:-build} in
    build) npm run --silent build -- --outDir target/classes/web --logLevel warn ;;
    check)
        npm run --silent check
        npm test --silent
        ;;
    *)
        echo "build.sh takes 'build' or 'check', not '$1'" >&2
        exit 2
        ;;
esac
