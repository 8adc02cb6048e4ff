/**
 * Parses the `fields` of a refusal. Each entry is a field and its problem, separated by a space. Entries with an
 * unknown field or problem are omitted.
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
