import { invisibleCharacter } from '../../text/invisible-characters.ts';

/** Maximum length of each plain text of a host's appearance, in characters. */
const texts = {
  platformName: 30,
  platformNameEn: 60,
  topSlogan: 40,
  hotline: 30,
  contactAddress: 80,
  contactAddressEn: 120,
  postcode: 10,
  copyrightCn: 60,
  copyrightEn: 100,
  icpRegister: 40,
  securityRegister: 40,
} as const;
const colours = ['topBarColor', 'topBarWordColor', 'tailBarColor', 'tailBarWordColor'] as const;
const addresses = {
  onlineService: /^(?:https:\/\/|mailto:[^\s?@]+@)[^\s]+$/i,
  icpRegisterUrl: /^https:\/\/[^\s]+$/i,
  registerUrl: /^https:\/\/[^\s]+$/i,
  footerQr: /^https:\/\/[^\s]+$/i,
} as const;

/** A small embedded picture as a data URL; browsers do not run scripts in it. */
const logo = /^data:image\/(?:png|svg\+xml);base64,[a-z0-9+/]+={0,2}$/i;
const maxLogoCharacters = 30_000;
const maxAddressCharacters = 200;

type LookText = keyof typeof texts | (typeof colours)[number] | keyof typeof addresses | 'platformLogo';
export const lookTexts = [
  ...(Object.keys(texts) as (keyof typeof texts)[]),
  ...colours,
  ...(Object.keys(addresses) as (keyof typeof addresses)[]),
  'platformLogo',
] as const satisfies readonly LookText[];
export const lookFlags = ['isRT', 'hasJG', 'shortBar'] as const;

/**
 * The settings of a host's appearance that can be changed (document 1, section 3), by their names on the wire. Empty
 * texts count as absent.
 */
export type PlatformLook = Readonly<Record<LookText, string>> & Readonly<Record<(typeof lookFlags)[number], boolean>>;

export type LookProblem = 'too-long' | 'unseen' | 'no-colour' | 'no-address' | 'no-logo' | 'missing';

const isColour = (field: LookText): boolean => (colours as readonly string[]).includes(field);

/** Maximum length of a text of the appearance, in characters. */
export function maxCharactersOf(field: LookText): number {
  if (field in texts) return texts[field as keyof typeof texts];
  if (field === 'platformLogo') return maxLogoCharacters;
  return isColour(field) ? 7 : maxAddressCharacters;
}

/**
 * Problem of a text of the appearance; undefined where it is valid. Name and colours are required, all other texts are
 * optional.
 */
export function lookTextProblem(field: LookText, text: string): LookProblem | undefined {
  if (text === '') return field === 'platformName' || isColour(field) ? 'missing' : undefined;
  if (text.length > maxCharactersOf(field)) return 'too-long';
  if (invisibleCharacter.test(text)) return 'unseen';
  if (isColour(field)) return /^#[0-9a-f]{6}$/i.test(text) ? undefined : 'no-colour';
  if (field === 'platformLogo') return logo.test(text) ? undefined : 'no-logo';
  return field in addresses && !addresses[field as keyof typeof addresses].test(text) ? 'no-address' : undefined;
}
