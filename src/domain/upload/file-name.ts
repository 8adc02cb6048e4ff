export const longestFileName = 255;

// Direction marks let a name read backwards, so that an .exe looks like a .pdf; separators lead into other folders.
const forbidden = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]/u;

/** Whether a file may come under this name: at most 255 characters, none of which controls, turns the direction of reading, or separates folders. */
export function isPlainFileName(name: string): boolean {
  return name.length <= longestFileName && !forbidden.test(name);
}
