/** Property names of the portal, and the names under which browsers store them. */
const storedNames: ReadonlyMap<string, string> = new Map([
  ['materialId', 'docMaterialId'],
  ['documentId', 'docFileId'],
  ['fileIds', 'pkFiles'],
]);
const ownNames: ReadonlyMap<string, string> = new Map([...storedNames].map(([own, stored]) => [stored, own]));

function renameProperties(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => renameProperties(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [names.get(name) ?? name, renameProperties(each, names)]),
  );
}

/** A value with its properties under the names by which they are stored. */
export const withStoredNames = (value: unknown): unknown => renameProperties(value, storedNames);

/** A stored value with its properties under own names. */
export const withOwnNames = (value: unknown): unknown => renameProperties(value, ownNames);
