export const longestFileName = 255;

// Direction marks let a name read backwards, so that an .exe looks like a .pdf; signs without a shape make two names look
// like one; halves of characters cannot be written as UTF-8; separators lead into other folders. One joiner is part of emoji.
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029/\\]|(?!\u200d)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/u;

/** Whether a file may come under this name: at most 255 characters, none of which controls, turns the direction of reading, has no shape, or separates folders. */
export function isPlainFileName(name: string): boolean {
  return name.length <= longestFileName && !forbidden.test(name);
}
