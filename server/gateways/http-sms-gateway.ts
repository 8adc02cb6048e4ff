import type { SmsGateway, TextMessage } from '../core/entry/sms-gateway.ts';

export interface SmsGatewayAddress {
  readonly url: string;
  /** Sent as `Bearer` where it is given. */
  readonly token: string | undefined;
}

/**
 * Sends text messages to an HTTP service as JSON, `{mobile, text}`; any 2xx answer counts as sent. Its faults contain
 * neither the number nor the text.
 */
export class HttpSmsGateway implements SmsGateway {
  readonly #address: SmsGatewayAddress;
  readonly #timeoutMs: number;

  /** `timeoutMs`: timeout for the service, in milliseconds. */
  constructor(address: SmsGatewayAddress, timeoutMs = 10_000) {
    this.#address = address;
    this.#timeoutMs = timeoutMs;
  }

  async send({ mobile, text }: TextMessage): Promise<void> {
    const { url, token } = this.#address;
    const response = await fetch(url, {
      method: 'POST',
      body: JSON.stringify({ mobile, text }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      // Redirects are refused, so that the token and the number are sent to no other address.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answers ${response.status}`);
  }
}
