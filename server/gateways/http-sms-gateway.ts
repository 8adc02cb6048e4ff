import type { SmsGateway, TextMessage } from '../core/entry/sms-gateway.ts';

export interface SmsGatewayAddress {
  readonly url: string;
  /** Sent as `Bearer` where it is given. */
  readonly token: string | undefined;
}

/**
 * Hands messages for telephones to an HTTP service as JSON, `{mobile, text}`; any answer of the class 2xx is taken for
 * sent. Its faults name neither the number nor the text.
 */
export class HttpSmsGateway implements SmsGateway {
  readonly #address: SmsGatewayAddress;
  readonly #patience: number;

  /** `patience`: milliseconds for which the service may take its time. */
  constructor(address: SmsGatewayAddress, patience = 10_000) {
    this.#address = address;
    this.#patience = patience;
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
      // The token and the number go to nobody whom the answer names.
      redirect: 'error',
      signal: AbortSignal.timeout(this.#patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answers ${response.status}`);
  }
}
