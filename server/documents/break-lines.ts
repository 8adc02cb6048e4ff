// Chinese text breaks between any two characters, but no line begins with a closing mark or ends with an opening one.
const neverFirst = '，。、；：！？）》」』”’％%,.;:!?)]}';
const neverLast = '（《「『“‘([{¥￥';

/** Breaks a text into lines of a width. Latin words and numbers are never broken, even if they are wider. */
export function breakIntoLines(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const piece of unbreakablePieces(text)) {
    const pieceWidth = widthOf(piece);
    if (line !== '' && lineWidth + pieceWidth > width) {
      lines.push(line.trimEnd());
      line = '';
      lineWidth = 0;
    }
    if (line === '' && piece === ' ') continue;
    line += piece;
    lineWidth += pieceWidth;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

function unbreakablePieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const piece of text.match(/[A-Za-z0-9_*.,/@#-]+|./gsu) ?? []) {
    const before = pieces.at(-1);
    const clings = neverFirst.includes(piece) || (before !== undefined && neverLast.includes(before.at(-1) ?? ''));
    if (before !== undefined && clings) pieces[pieces.length - 1] = before + piece;
    else pieces.push(piece);
  }
  return pieces;
}
