import type { SandboxDesk } from '../core/sandbox/sandbox-desk.ts';

/** Width of a text in terminal columns; Chinese characters take two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (width, character) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(character)
        ? 2
        : 1),
    0,
  );

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Table of the demo accounts for the operator's console. */
export async function accountTable(sandbox: SandboxDesk): Promise<string> {
  const accounts = await sandbox.accounts('en');
  const rows = accounts.map((account) => [
    account.userName,
    account.personName,
    account.company,
    account.roles.map((role) => role.roleName).join(', '),
    account.shows,
  ]);
  const table = alignColumns([['account', 'person', 'company', 'role', 'shows'], ...rows]);
  return `Demo accounts, all with the password ${accounts[0]?.password ?? ''}\n\n${table}\n`;
}
