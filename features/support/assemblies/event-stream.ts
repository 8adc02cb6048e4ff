import type { EventStream, StreamBrowser } from '../../../src/adapters/http/stream-announcements.ts';
import type { CookieKeeper } from './http-device.ts';

const [open, closed] = [1, 2] as const;

/**
 * Server-sent events with the cookies of one device. A stream that has ended is not opened again, because the scenario
 * is over.
 */
function eventStream(address: string, { cookies }: CookieKeeper, over: AbortSignal): EventStream {
  const target = new EventTarget();
  const stream = {
    readyState: 0,
    addEventListener: (kind: string, listener: () => void) => target.addEventListener(kind, listener),
  };
  const heard = async (): Promise<void> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { headers: { cookie }, signal: over });
    if (!answer.ok || !answer.body) throw new Error(`The stream was refused: ${answer.status}`);
    stream.readyState = open;
    target.dispatchEvent(new Event('open'));
    for await (const text of answer.body.pipeThrough(new TextDecoderStream()))
      for (const [, topic = ''] of text.matchAll(/^event: (.+)$/gm)) target.dispatchEvent(new Event(topic));
  };
  const ended = (): void => {
    stream.readyState = closed;
    target.dispatchEvent(new Event('error'));
  };
  void heard().then(ended, ended);
  return stream;
}

/** A browser with one window, which opens the stream itself. */
export function listeningBrowser(origin: string, keeper: CookieKeeper, over: AbortSignal): StreamBrowser {
  const nobody = { postMessage: () => undefined, addEventListener: () => undefined };
  return {
    locks: { request: async (_name, held) => held() },
    channel: () => nobody,
    open: (address) => eventStream(origin + address, keeper, over),
  };
}
