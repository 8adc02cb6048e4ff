/**
 * What a refusal names in `fields`, each a field and why, parted by a blank. What nobody here knows is not said of a
 * field.
 */
export function fieldProblems<Field extends string, Problem extends string>(
  named: unknown,
  fields: readonly Field[],
  problems: readonly Problem[],
): Partial<Record<Field, Problem>> {
  const found: Partial<Record<Field, Problem>> = {};
  for (const each of Array.isArray(named) ? named : []) {
    const [fieldName = '', problemName = ''] = typeof each === 'string' ? each.split(' ') : [];
    const [field, problem] = [fields.find((one) => one === fieldName), problems.find((one) => one === problemName)];
    if (field && problem) found[field] = problem;
  }
  return found;
}
