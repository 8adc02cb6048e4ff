import { isLoopback } from './host-names.ts';
import { quoted, type SettingsReader } from './settings-reader.ts';

export interface GatewaySettings {
  /** Gateway for text messages; undefined for none. */
  readonly sms: { readonly url: string; readonly token: string | undefined } | undefined;
  /** Mail server, sender, and recipients of feedback; undefined for none. */
  readonly mail:
    | {
        readonly url: string;
        readonly from: string;
        readonly plaintext: boolean;
        readonly feedbackTo: readonly string[];
      }
    | undefined;
}

const mailbox = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/**
 * Reads SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMTP_URL, MAIL_FROM and FEEDBACK_MAIL. Rejects connections to other
 * machines without TLS, and mail without sender or recipient.
 */
export function readGatewaySettings(reader: SettingsReader): GatewaySettings {
  return { sms: readSms(reader), mail: readMail(reader) };
}

function readSms(reader: SettingsReader): GatewaySettings['sms'] {
  const [text, token] = [reader.text('SMS_GATEWAY_URL'), reader.text('SMS_GATEWAY_TOKEN')];
  if (text === undefined) {
    if (token !== undefined)
      reader.refuse('SMS_GATEWAY_URL is missing: SMS_GATEWAY_TOKEN is given, so it must say where messages go');
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    url.hash !== ''
  ) {
    reader.refuse(
      `SMS_GATEWAY_URL is ${url?.password ? 'not understood' : quoted(text)}; it must be an address such as https://sms.example.com/v1/messages, with the key in SMS_GATEWAY_TOKEN`,
    );
    return undefined;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    reader.refuse(`SMS_GATEWAY_URL is ${quoted(text)}; it must be https, because codes to sign in by go there`);
  // The message does not repeat the value, which is a secret.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    reader.refuse(
      'SMS_GATEWAY_TOKEN holds blanks, line breaks or signs beyond ASCII; it must be one word, as it goes into a header',
    );
  return { url: url.href, token };
}

function readMail(reader: SettingsReader): GatewaySettings['mail'] {
  const [text, from, to] = [reader.text('SMTP_URL'), reader.text('MAIL_FROM'), reader.text('FEEDBACK_MAIL')];
  if (text === undefined && from === undefined && to === undefined) return undefined;
  const missing = Object.entries({ SMTP_URL: text, MAIL_FROM: from, FEEDBACK_MAIL: to })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length > 0)
    reader.refuse(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: mail needs SMTP_URL, MAIL_FROM and FEEDBACK_MAIL together`,
    );
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  // The message does not repeat the value, which may contain a password.
  if (
    text !== undefined &&
    (url === undefined ||
      !/^smtps?:$/.test(url.protocol) ||
      url.hostname === '' ||
      !/^\/?$/.test(url.pathname) ||
      url.search !== '')
  )
    reader.refuse(
      'SMTP_URL is not understood; it must look like smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587',
    );
  if (from !== undefined && !mailbox.test(from))
    reader.refuse(`MAIL_FROM is ${quoted(from)}; it must be a mailbox such as portal@example.com`);
  const receivers = (to ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const each of receivers)
    if (!mailbox.test(each))
      reader.refuse(
        `FEEDBACK_MAIL holds ${quoted(each)}; it must be mailboxes with commas between them, such as service@example.com`,
      );
  return {
    url: text ?? '',
    from: from ?? '',
    plaintext: url !== undefined && isLoopback(url.hostname),
    feedbackTo: receivers,
  };
}
