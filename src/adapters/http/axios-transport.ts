import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { Call, Extension } from '../../contract/call.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import { accountHeader, type ExchangeOptions, type RawAnswer, type Transport } from '../../contract/transport.ts';
import { requestOf } from './call-request.ts';

/** How long a call may take, in milliseconds; uploads take as long as they need. */
const timeoutMs = 30_000;

export interface AxiosTransportOptions {
  readonly config: PortalConfig;
  readonly locale: () => string;
  /** Called with the server's time, in milliseconds since the epoch, for each answer that contains it. */
  readonly onServerTime?: (instant: number) => void;
  /** Another adapter under axios, such as a test's. */
  readonly client?: AxiosInstance;
}

const accountHeaders = (account: string | undefined): Readonly<Record<string, string>> =>
  account === undefined ? {} : { [accountHeader]: account };

/**
 * Carries calls over HTTP. The value of the XSRF cookie is sent as a header with every call. Calls are not retried
 * here.
 */
export class AxiosTransport implements Transport {
  readonly #options: AxiosTransportOptions;
  readonly #client: AxiosInstance;

  constructor(options: AxiosTransportOptions) {
    this.#options = options;
    this.#client =
      options.client ??
      axios.create({ withXSRFToken: true, xsrfCookieName: options.config.xsrfCookie, xsrfHeaderName: 'X-XSRF-TOKEN' });
  }

  async exchange(
    call: Call,
    request: unknown,
    { signal, idempotencyKey, account }: ExchangeOptions,
  ): Promise<RawAnswer> {
    const { path, query, body } = requestOf(call, request);
    return this.#send(call.path, {
      method: call.method,
      url: this.#options.config.apiBases[call.base] + path,
      params: query,
      data: body,
      timeout: call.timeoutMs ?? timeoutMs,
      headers: {
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
        ...accountHeaders(account),
      },
      ...(signal ? { signal } : {}),
    });
  }

  async sendFile(
    fileName: string,
    bytes: Uint8Array<ArrayBuffer>,
    { onProgress, signal, account }: Parameters<Transport['sendFile']>[2],
  ): Promise<RawAnswer> {
    const form = new FormData();
    form.append('fileContent', new Blob([bytes]), fileName);
    return this.#send('files', {
      method: 'POST',
      url: `${this.#options.config.apiBases.web}/corp/v1/files`,
      params: { fileName },
      data: form,
      signal,
      headers: accountHeaders(account),
      onUploadProgress: ({ loaded }) => onProgress(Math.min(loaded, bytes.length)),
    });
  }

  async pictureAddress(call: Call, request: unknown): Promise<string> {
    const { path, query } = requestOf(call, request);
    return this.#client.getUri({ url: this.#options.config.apiBases[call.base] + path, params: query });
  }

  offers(extension: Extension): boolean {
    return this.#options.config.extensions.includes(extension);
  }

  async #send(call: string, config: AxiosRequestConfig): Promise<RawAnswer> {
    try {
      const headers = { ...config.headers, 'Accept-Language': this.#options.locale() };
      return this.#toAnswer(await this.#client.request<unknown>({ ...config, headers, validateStatus: () => true }));
    } catch (thrown) {
      throw faultOf(thrown, call);
    }
  }

  #toAnswer(response: AxiosResponse<unknown>): RawAnswer {
    const instant = Date.parse(String(response.headers['date'] ?? ''));
    if (!Number.isNaN(instant)) this.#options.onServerTime?.(instant);
    const trace: unknown = response.headers['x-trace-id'];
    return { status: response.status, body: response.data, traceId: typeof trace === 'string' ? trace : undefined };
  }
}

function faultOf(thrown: unknown, call: string): PortFault {
  if (axios.isCancel(thrown)) return new PortFault('cancelled', { call });
  const timedOut =
    thrown instanceof AxiosError && (thrown.code === AxiosError.ECONNABORTED || thrown.code === AxiosError.ETIMEDOUT);
  return new PortFault(timedOut ? 'timed-out' : 'offline', { call });
}
