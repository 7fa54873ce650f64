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
    return patch['$set'];
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
