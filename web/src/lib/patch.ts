/** Applies a patch of the server: see coldwake.server.wire.Patch for its form. */

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What `before` becomes; nothing of `before` is changed, what stays equal is shared. */
export function applyPatch(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) {
    return patch;
  }
  if ('$set' in patch) {
    return share(before, patch['$set']);
  }
  if ('$at' in patch && isObject(patch['$at'])) {
    const after = Array.isArray(before) ? [...before] : [];
    for (const [index, part] of Object.entries(patch['$at'])) {
      after[Number(index)] = applyPatch(after[Number(index)], part);
    }
    return after;
  }
  if (Array.isArray(before)) {
    return before;
  }
  const after: Json = isObject(before) ? { ...before } : {};
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) {
      after[key] = null;
    } else {
      after[key] = applyPatch(after[key], part);
    }
  }
  return after;
}

/** The same value as `after`, made of the parts of `before` wherever they are equal, so that only what changed is drawn. */
export function share(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, k) => share(before[k], part));
    return parts.length === before.length && parts.every((part, k) => part === before[k]) ? before : parts;
  }
  if (isObject(before) && isObject(after)) {
    const parts = Object.entries(after).map(([key, part]) => [key, share(before[key], part)] as const);
    return parts.length === Object.keys(before).length &&
      parts.every(([key, part]) => key in before && part === before[key])
      ? before
      : Object.fromEntries(parts);
  }
  return after;
}
