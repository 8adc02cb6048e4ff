/** A line in the comparison of two texts. */
export interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Maximum number of differing lines that are compared one by one; a larger part is shown as replaced. */
const maxComparedLines = 2000;

const linesOfKind = (kind: ComparedLine['kind'], lines: readonly string[]): readonly ComparedLine[] =>
  lines.map((text) => ({ kind, text }));

/** Table of the longest common subsequences: for each pair of positions, the length of the one that begins there. */
function commonRuns(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const runs = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [runs[row], runs[row + 1]];
      if (here && below)
        here[column] =
          before[row] === after[column]
            ? (below[column + 1] ?? 0) + 1
            : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return runs;
}

function compareByRuns(before: readonly string[], after: readonly string[]): readonly ComparedLine[] {
  const runs = commonRuns(before, after);
  const lines: ComparedLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [old = '', young = ''] = [before[row], after[column]];
    if (old === young) {
      lines.push({ kind: 'same', text: old });
      [row, column] = [row + 1, column + 1];
    } else if ((runs[row + 1]?.[column] ?? 0) >= (runs[row]?.[column + 1] ?? 0)) {
      lines.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: young });
      column += 1;
    }
  }
  return [...lines, ...linesOfKind('removed', before.slice(row)), ...linesOfKind('added', after.slice(column))];
}

/** Line differences of two texts, in the order of both; minimal for parts of at most `maxComparedLines`. */
export function lineDifference(before: readonly string[], after: readonly string[]): readonly ComparedLine[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail += 1;
  const [old, young] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const middle =
    old.length > maxComparedLines || young.length > maxComparedLines
      ? [...linesOfKind('removed', old), ...linesOfKind('added', young)]
      : compareByRuns(old, young);
  return [
    ...linesOfKind('same', before.slice(0, head)),
    ...middle,
    ...linesOfKind('same', before.slice(before.length - tail)),
  ];
}
