import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { PasswordProblem } from '../../src/domain/identity/password-rules.ts';
import { maxPasswordCharacters, minPasswordCharacters } from '../../src/domain/identity/password-rules.ts';
import {
  AccountAdministration,
  drawPassword,
  type AccountLine,
  type AccountCommandResult,
  type AccountCommandRefusal,
} from '../core/account/account-administration.ts';
import type { SecurityEventKind } from '../core/identity/security-event-kind.ts';
import { readAccountCommand, type AccountCommand, type PasswordFrom } from '../ground/account-order.ts';
import { StartupRefusal } from '../ground/startup-refusal.ts';
import { openSecurityLog } from '../ground/security-log.ts';
import { readSettings } from '../ground/settings.ts';
import { argon2Hashing } from './argon2-hashing.ts';
import { prefixOf } from '../../src/domain/identity/text-caps.ts';
import { textCapAdministration } from '../core/account/text-cap-administration.ts';
import type { Store } from '../core/store.ts';
import { withCommandStore } from './command-store.ts';

/** Problems of a password, as texts for the operator's console. */
const passwordTexts: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `it has fewer than ${minPasswordCharacters} characters`,
  'too-long': `it has more than ${maxPasswordCharacters} characters`,
  'edge-space': 'it begins or ends with a blank',
  'the-same': 'it is the one that is in use',
  'holds-name': 'it holds the name of the account or of the person',
  known: 'it is among the first that anybody would try',
  'too-plain': 'it repeats itself',
};

/** Reasons of a refusal, as texts for the operator's console. */
export function refusalText(refusal: AccountCommandRefusal): string {
  switch (refusal.because) {
    case 'name-taken':
      return 'An account of that user name is there already; npm run account -- list shows all.';
    case 'nobody':
      return 'There is no account of that user name; npm run account -- list shows all.';
    case 'other-company':
      return `There is a company ${refusal.company.name} with the code ${refusal.company.uscc}, ${refusal.company.isCore ? 'a core enterprise' : 'no core enterprise'}; name, code and kind must be these, or another company's.`;
    case 'deregistered':
      return `${refusal.company.name} is deregistered; nobody signs in for it.`;
    case 'other-side':
      return `The company cannot have ${refusal.roles.join(', ')}: codes with CORE belong to core enterprises alone, and those have no others.`;
    case 'other-person':
      return `The identity number is that of ${refusal.userName} (${refusal.personName}) in this company. Accounts of one number are one person's, who goes from one to the other without a password: give the number and the name that belong together.`;
    case 'password':
      return `The password is not taken: ${passwordTexts[refusal.problem]}.`;
  }
}

export interface CommandConsole {
  readonly environment: NodeJS.ProcessEnv;
  readonly input: Readable;
  print(line: string): void;
}

/**
 * Runs `npm run account`. Throws `StartupRefusal` for invalid arguments or settings, and for orders that the current
 * data does not allow.
 */
export async function accountCommand(
  args: readonly string[],
  { environment, input, print }: CommandConsole,
): Promise<void> {
  const read = readAccountCommand(args);
  if (!read.ok) throw new StartupRefusal(read.problems.join('\n'));
  const answer = readSettings(environment, []);
  if (!answer.ok) throw new StartupRefusal(answer.problems.join('\n'));
  const { settings } = answer;
  const { command } = read;
  const password = 'passwordFrom' in command ? await passwordOf(command.passwordFrom, input) : '';
  await withCommandStore(settings, async (store) => {
    const accounts = new AccountAdministration({
      store,
      clock: { now: Date.now, realTime: Date.now },
      passwords: argon2Hashing,
    });
    if (command.verb === 'list') return print(table(await accounts.list()));
    if (command.verb === 'texts' && !command.isReset) return print(await textCapsTold(store, command));
    const log = await openSecurityLog(settings.securityLog ?? join(settings.dataDir, 'security.log'), (fault) =>
      print(String(fault)),
    );
    const write = (account: string): void =>
      log.write({ what: logged[command.verb], account, source: 'npm run account', traceId: '' });
    if (command.verb === 'sign-out-all') {
      const ended = await accounts.endAllSessions();
      write('*');
      await log.close();
      return print(`Everybody is signed out: ${ended} accounts. No browser is trusted any more.`);
    }
    if (command.verb === 'texts') {
      try {
        const use = await textCapsTold(store, command);
        const { subject } = command;
        write(subject.by === 'prefix' ? `prefix ${prefixOf(subject.mobile)}` : Object.values(subject).join(' '));
        return print(use);
      } finally {
        await log.close();
      }
    }
    const done = await carriedOut(accounts, command, password);
    if (done.ok) write(done.done.user.userName + (command.verb === 'mobile' ? `, checked ${command.checked}` : ''));
    await log.close();
    if (!done.ok) throw new StartupRefusal(refusalText(done.refusal));
    print(told(command, done.done, password));
  });
}

const logged = {
  create: 'account-made-by-hand',
  password: 'password-set-by-hand',
  roles: 'roles-set-by-hand',
  mobile: 'mobile-set-by-hand',
  identity: 'identity-set-by-hand',
  'sign-out': 'sessions-ended-by-hand',
  'sign-out-all': 'sessions-ended-by-hand',
  texts: 'texts-reset-by-hand',
} as const satisfies Readonly<Record<string, SecurityEventKind>>;

/** Caps on text messages for one scope, one line per period: messages sent so far, and the cap. */
async function textCapsTold(
  store: Store,
  { subject, isReset }: Extract<AccountCommand, { readonly verb: 'texts' }>,
): Promise<string> {
  const uses = await textCapAdministration({ store, clock: { realTime: Date.now } }, subject, isReset);
  if (!uses) throw new StartupRefusal('There is no company with that code; npm run account -- list shows all.');
  return uses.map(({ scope, period, used, cap }) => `${scope}\t${period}\t${used} of ${cap}`).join('\n');
}

async function carriedOut(
  accounts: AccountAdministration,
  command: Exclude<AccountCommand, { readonly verb: 'list' | 'sign-out-all' | 'texts' }>,
  password: string,
): Promise<AccountCommandResult<AccountLine>> {
  switch (command.verb) {
    case 'create':
      return accounts.create(command.order, password);
    case 'password':
      return accounts.setPassword(command.userName, password);
    case 'roles':
      return accounts.setRoles(command.userName, command.roles);
    case 'mobile':
      return accounts.setMobile(command.userName, command.mobile);
    case 'identity':
      return accounts.setIdentity(command.userName, command.idNumber);
    case 'sign-out':
      return accounts.endSessions(command.userName);
  }
}

async function passwordOf(from: PasswordFrom, input: Readable): Promise<string> {
  if (from === 'drawn') return drawPassword();
  for await (const line of createInterface({ input })) return line;
  throw new StartupRefusal(
    '--password-stdin was given, and nothing came in: pass the password as the first line of the input.',
  );
}

function told(
  command: Exclude<AccountCommand, { readonly verb: 'list' | 'sign-out-all' | 'texts' }>,
  { user, company }: AccountLine,
  password: string,
): string {
  const who = `${user.userName} (${user.personName}, ${company?.name ?? user.pkCorp})`;
  if (command.verb === 'sign-out') return `${who} is signed out everywhere, and no browser is trusted any more.`;
  if (command.verb === 'roles')
    return `${who} has the roles ${user.roles.join(', ')} from now on; what was signed in to the account has ended.`;
  if (command.verb === 'identity')
    return `${who} is known by the identity number that was given from now on; what was signed in to the account has ended.`;
  if (command.verb === 'mobile')
    return `${who} is reached at ${user.mobile} from now on; what was signed in to the account has ended, and no browser is trusted any more.`;
  const shown =
    command.passwordFrom === 'drawn'
      ? `\nPassword: ${password}\nIt is shown this once, and holds for 24 hours. Hand it over in person, and have it changed on the page 账号信息 (Account) after the first sign-in; later the owner resets it by a code to the telephone.`
      : '';
  if (command.verb === 'password')
    return `${who} has another password; what was signed in to the account has ended.${shown}`;
  return `${who} may sign in${user.isMain ? ', as the main account of the company' : ''}, with the roles ${user.roles.join(', ')}.${shown}`;
}

function table(lines: readonly AccountLine[]): string {
  if (lines.length === 0) return 'There are no accounts yet.';
  return lines
    .map(({ user, company }) =>
      [
        user.userName,
        user.personName,
        company?.name ?? user.pkCorp,
        company?.uscc ?? '',
        user.isMain ? 'main' : '',
        user.roles.join(' '),
      ].join('\t'),
    )
    .join('\n');
}
