import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { isUserName } from '../../src/domain/identity/user-name.ts';
import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { idNumberProblem } from '../../src/domain/parties/person-details.ts';
import { residentIdIn } from '../../src/domain/parties/resident-id.ts';
import { normalizeUscc, usccProblem } from '../../src/domain/parties/uscc.ts';
import { mobileNumber } from '../../src/domain/text/mobile-number.ts';
import { productCodes, type ProductCode } from '../../src/domain/catalogue/product-code.ts';
import { roleKind } from '../../src/domain/identity/role.ts';
import { isBlank, invisibleCharacter } from '../../src/domain/text/invisible-characters.ts';
import type { AccountOrder } from '../core/account/account-administration.ts';
import type { TextSubject } from '../core/account/text-cap-administration.ts';
import { quoted } from './settings-reader.ts';

/** A command of `npm run account`. */
export type AccountCommand =
  | { readonly verb: 'create'; readonly order: AccountOrder; readonly passwordFrom: PasswordFrom }
  | { readonly verb: 'password'; readonly userName: string; readonly passwordFrom: PasswordFrom }
  | { readonly verb: 'roles'; readonly userName: string; readonly roles: readonly string[] }
  | { readonly verb: 'mobile'; readonly userName: string; readonly mobile: string; readonly checked: IdentityCheck }
  | { readonly verb: 'identity'; readonly userName: string; readonly idNumber: string }
  | { readonly verb: 'sign-out'; readonly userName: string }
  | { readonly verb: 'sign-out-all' }
  | { readonly verb: 'texts'; readonly subject: TextSubject; readonly isReset: boolean }
  | { readonly verb: 'list' };

/**
 * Source of a password: `drawn` is generated and printed once, `input` is the first line of standard input. Never an
 * argument, because arguments are visible in the process list and in the shell's history.
 */
export type PasswordFrom = 'drawn' | 'input';

/** How operators have verified that a telephone number belongs to the owner of an account (docs/operations.md). */
const identityChecks = ['in-person', 'video', 'letter'] as const;
export type IdentityCheck = (typeof identityChecks)[number];

export type CommandAnswer =
  | { readonly ok: true; readonly command: AccountCommand }
  | { readonly ok: false; readonly problems: readonly string[] };

export const accountUsage = `npm run account -- create --company NAME --uscc CODE --user NAME --person NAME --mobile NUMBER --id-number NUMBER
                         [--short-name NAME] [--core] [--role CODE]… [--product CODE]… [--password-stdin]
npm run account -- password USER [--password-stdin]
npm run account -- roles USER --role CODE [--role CODE]…
npm run account -- mobile USER --mobile NUMBER --checked in-person|video|letter
npm run account -- identity USER --id-number NUMBER
npm run account -- sign-out USER
npm run account -- sign-out-all
npm run account -- texts [--user NAME | --uscc CODE | --mobile NUMBER | --source ADDRESS] [--reset]
npm run account -- list`;

const options = {
  company: { type: 'string' },
  'short-name': { type: 'string' },
  uscc: { type: 'string' },
  user: { type: 'string' },
  person: { type: 'string' },
  mobile: { type: 'string' },
  'id-number': { type: 'string' },
  role: { type: 'string', multiple: true },
  product: { type: 'string', multiple: true },
  source: { type: 'string' },
  checked: { type: 'string' },
  core: { type: 'boolean' },
  reset: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const;
type Given = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

const allowed: Readonly<Record<AccountCommand['verb'], readonly (keyof typeof options)[]>> = {
  create: [
    'company',
    'short-name',
    'uscc',
    'user',
    'person',
    'mobile',
    'id-number',
    'role',
    'product',
    'core',
    'password-stdin',
  ],
  password: ['password-stdin'],
  roles: ['role'],
  mobile: ['mobile', 'checked'],
  identity: ['id-number'],
  'sign-out': [],
  'sign-out-all': [],
  texts: ['user', 'uscc', 'mobile', 'source', 'reset'],
  list: [],
};
const operands: Readonly<Record<AccountCommand['verb'], number>> = {
  create: 0,
  password: 1,
  roles: 1,
  mobile: 1,
  identity: 1,
  'sign-out': 1,
  'sign-out-all': 0,
  texts: 0,
  list: 0,
};
const maxNameCharacters = 100;
const textOptions = ['user', 'uscc', 'mobile', 'source'] as const;

/**
 * Reads the command line of `npm run account`. Each invalid value is a problem that names its option; all problems are
 * found in one pass.
 */
export function readAccountCommand(args: readonly string[]): CommandAnswer {
  let parsed: { readonly values: Given; readonly positionals: readonly string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (failure) {
    return { ok: false, problems: [failure instanceof Error ? failure.message : String(failure), accountUsage] };
  }
  const [verb, ...rest] = parsed.positionals;
  if (verb === undefined || !Object.hasOwn(allowed, verb))
    return {
      ok: false,
      problems: [verb === undefined ? 'Nothing was said to do' : `${quoted(verb)} is not understood`, accountUsage],
    };
  const known = verb as AccountCommand['verb'];
  const reader = new OrderReader(parsed.values);
  for (const name of Object.keys(parsed.values) as (keyof typeof options)[])
    if (!allowed[known].includes(name)) reader.refuse(`--${name} does not belong to ${known}`);
  if (rest.length !== operands[known])
    reader.refuse(
      operands[known] === 0
        ? `${known} takes no ${rest.map(quoted).join(', ')}`
        : `${known} takes the user name of one account`,
    );
  const command = commandOf(known, reader, rest[0] ?? '');
  return reader.problems.length === 0 ? { ok: true, command } : { ok: false, problems: reader.problems };
}

function commandOf(verb: AccountCommand['verb'], reader: OrderReader, userName: string): AccountCommand {
  switch (verb) {
    case 'create':
      return { verb, order: orderOf(reader), passwordFrom: reader.passwordFrom() };
    case 'password':
      return { verb, userName, passwordFrom: reader.passwordFrom() };
    case 'roles':
      return { verb, userName, roles: reader.roles(undefined) };
    case 'mobile':
      return { verb, userName, mobile: reader.mobile(), checked: reader.checked() };
    case 'identity':
      return { verb, userName, idNumber: reader.idNumber() };
    case 'sign-out':
      return { verb, userName };
    case 'texts':
      return { verb, subject: reader.textSubject(), isReset: reader.flag('reset') };
    case 'sign-out-all':
    case 'list':
      return { verb };
  }
}

function orderOf(reader: OrderReader): AccountOrder {
  const isCore = reader.flag('core');
  const name = reader.name('company');
  return {
    company: {
      name,
      shortName: reader.given('short-name') === undefined ? name : reader.name('short-name'),
      uscc: reader.uscc(),
      isCore,
      openedProducts: reader.products(),
    },
    person: {
      userName: reader.userName(),
      personName: reader.name('person'),
      mobile: reader.mobile(),
      idNumber: reader.idNumber(),
      roles: reader.roles(isCore ? 'ROLE_CORE_OPERATOR' : 'ROLE_CORP_OPERATOR'),
    },
  };
}

/** Reads single options and collects their problems. */
class OrderReader {
  readonly problems: string[] = [];
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  given(option: 'company' | 'short-name' | 'uscc' | 'user' | 'person' | 'mobile' | 'id-number'): string | undefined {
    return this.#given[option]?.normalize('NFC').trim();
  }

  flag(option: 'core' | 'reset'): boolean {
    return this.#given[option] ?? false;
  }

  /** Scope of text messages, from at most one of the options; the whole installation without any. */
  textSubject(): TextSubject {
    const given = textOptions.filter((option) => this.#given[option] !== undefined);
    if (given.length > 1) this.refuse(`${given.map((option) => `--${option}`).join(' and ')} cannot be given together`);
    switch (given[0]) {
      case undefined:
        return { by: 'installation' };
      case 'user':
        return { by: 'user', userName: this.userName() };
      case 'uscc':
        return { by: 'company', uscc: this.uscc() };
      case 'mobile':
        return { by: 'prefix', mobile: this.mobile() };
      default:
        return { by: 'network', address: this.source() };
    }
  }

  checked(): IdentityCheck {
    const text = this.#given.checked?.trim();
    const found = identityChecks.find((each) => each === text);
    if (!found)
      this.refuse(
        text === undefined
          ? '--checked is missing: how the identity of the owner was checked, in-person, video or letter'
          : `--checked is ${quoted(text)}; it must be in-person, video or letter`,
      );
    return found ?? 'in-person';
  }

  source(): string {
    const address = this.#given.source?.trim() ?? '';
    if (isIP(address) === 0) this.refuse(`--source is ${quoted(address)}; it must be an IP address`);
    return address;
  }

  passwordFrom(): PasswordFrom {
    return this.#given['password-stdin'] ? 'input' : 'drawn';
  }

  name(option: 'company' | 'short-name' | 'person'): string {
    const text = this.#requireOption(option);
    if (
      text !== undefined &&
      (isBlank(text) || invisibleCharacter.test(text) || Array.from(text).length > maxNameCharacters)
    )
      this.refuse(
        `--${option} is ${quoted(text)}; it must be a name of at most ${maxNameCharacters} characters that can be seen`,
      );
    return text ?? '';
  }

  uscc(): string {
    const text = this.#requireOption('uscc');
    if (text === undefined) return '';
    const uscc = normalizeUscc(text);
    const problem = usccProblem(uscc);
    if (problem === 'form')
      this.refuse(
        `--uscc is ${quoted(text)}; a unified social credit code has 18 digits and letters, without I, O, S, V and Z`,
      );
    if (problem === 'check-sign')
      this.refuse(
        `--uscc is ${quoted(text)}; its last sign does not fit the others, so that one of them is wrong (GB 32100)`,
      );
    return uscc;
  }

  userName(): string {
    const text = this.#requireOption('user');
    if (text !== undefined && !isUserName(text))
      this.refuse(
        `--user is ${quoted(text)}; it must begin with a small letter and have 3 to 30 small letters, digits and . _ -`,
      );
    return text ?? '';
  }

  mobile(): string {
    const text = this.#requireOption('mobile');
    const number = mobileNumber(text ?? '');
    if (text !== undefined && number === undefined)
      this.refuse(
        `--mobile is ${quoted(text)}; it must be a mobile number of mainland China, 11 digits that begin with 1`,
      );
    return number ?? '';
  }

  /**
   * Accounts without an identity number cannot confirm for others. Problems do not repeat the number, because it would
   * appear on the screen.
   */
  idNumber(): string {
    const text = this.#requireOption('id-number');
    if (text === undefined) return '';
    const problem = idNumberProblem(text, shanghaiDate(Date.now()));
    if (problem === 'under-age') this.refuse('--id-number belongs to somebody who is not of full age');
    else if (problem)
      this.refuse('--id-number is not an identity number: 18 signs, of which the last fits the others (GB 11643)');
    return residentIdIn(text);
  }

  roles(usual: string | undefined): readonly string[] {
    const roles = [...new Set(this.#given.role ?? (usual === undefined ? [] : [usual]))];
    if (roles.length === 0)
      this.refuse('--role is missing: the roles that the account shall have, one --role for each');
    for (const role of roles)
      if (!/^[A-Z][A-Z_]{3,63}$/.test(role) || roleKind(role) === 'none')
        this.refuse(
          `--role is ${quoted(role)}; it must be a role's code, such as ROLE_CORP_OPERATOR, ROLE_CORP_DIRECTOR, CORP_QUERY, CORP_MANAGER, ROLE_CORE_OPERATOR, ROLE_CORE_DIRECTOR or CORE_FINAL_REVIEW`,
        );
    return roles;
  }

  products(): readonly ProductCode[] {
    const wanted = this.#given.product ?? ['CREDIT', 'EST'];
    for (const each of wanted)
      if (!productCodes.some((code) => code === each))
        this.refuse(`--product is ${quoted(each)}; it must be one of ${productCodes.join(', ')}`);
    return productCodes.filter((code) => wanted.includes(code));
  }

  refuse(problem: string): void {
    this.problems.push(problem);
  }

  #requireOption(
    option: 'company' | 'short-name' | 'uscc' | 'user' | 'person' | 'mobile' | 'id-number',
  ): string | undefined {
    const text = this.given(option) || undefined;
    if (text === undefined) this.refuse(`--${option} is missing`);
    return text;
  }
}
