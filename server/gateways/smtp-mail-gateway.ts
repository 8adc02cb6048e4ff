import type { MailGateway, MailMessage } from '../core/help/mail-gateway.ts';

export interface MailServer {
  /**
   * `smtp:` (which requires STARTTLS unless the server is on this machine) or `smtps:`, with user and password where
   * the server requires them.
   */
  readonly url: string;
  readonly from: string;
  readonly plaintext: boolean;
}

/** Sends mail through a mail server. */
export class SmtpMailGateway implements MailGateway {
  readonly #server: MailServer;
  readonly #timeoutMs: number;

  /** `timeoutMs`: timeout for an answer of the server, in milliseconds. */
  constructor(server: MailServer, timeoutMs = 15_000) {
    this.#server = server;
    this.#timeoutMs = timeoutMs;
  }

  async send({ to, subject, text, id }: MailMessage): Promise<void> {
    const { url, from, plaintext } = this.#server;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    // Loaded with the first message, so that the start does not wait for it.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: !secure && !plaintext,
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: this.#timeoutMs,
      greetingTimeout: this.#timeoutMs,
      socketTimeout: this.#timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        from,
        to: [...to],
        subject,
        text,
        messageId: `<${id}@${from.replace(/^.*@|>$/g, '')}>`,
      });
    } finally {
      transport.close();
    }
  }
}
