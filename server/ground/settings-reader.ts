import { resolve } from 'node:path';
import { isLoopback } from './host-names.ts';

/** Reads single settings and collects their problems, so that all are reported at once. */
export class SettingsReader {
  readonly problems: string[] = [];
  readonly #environment: NodeJS.ProcessEnv;

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** An empty value counts as none. */
  text(name: string): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** The path as an absolute one. */
  path(name: string): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : resolve(text);
  }

  port(name: string, preset: number): number {
    const text = this.text(name);
    if (text === undefined) return preset;
    const port = Number(text);
    if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
    this.refuse(`${name} is ${quoted(text)}; it must be a whole number from 1 to 65535`);
    return preset;
  }

  choice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]], preset: Choice): Choice {
    const text = this.text(name);
    if (text === undefined) return preset;
    const chosen = choices.find((choice) => choice === text.toLowerCase());
    if (chosen === undefined) this.refuse(`${name} is ${quoted(text)}; it must be ${choices.join(' or ')}`);
    return chosen ?? preset;
  }

  /**
   * An origin: scheme, host and port, without path or wildcard; https, unless it refers to this machine. `why` ends the
   * message that rejects http.
   */
  address(name: string, why: string): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : this.#address(name, text, why);
  }

  /** Several origins, separated by blanks. */
  addresses(name: string, why: string): readonly string[] {
    const texts = (this.text(name) ?? '').split(/\s+/).filter((each) => each !== '');
    return texts.flatMap((text) => this.#address(name, text, why) ?? []);
  }

  #address(name: string, text: string, why: string): string | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const plain =
      url !== undefined &&
      /^https?:$/.test(url.protocol) &&
      url.pathname === '/' &&
      !url.search &&
      !url.hash &&
      !url.username &&
      !url.password &&
      !url.hostname.includes('*');
    if (!plain) {
      this.refuse(`${name} is ${quoted(text)}; it must be an address without path, such as https://portal.example.com`);
      return undefined;
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
      this.refuse(`${name} is ${quoted(text)}; it must be https, because ${why}`);
      return undefined;
    }
    return url.origin;
  }

  refuse(problem: string): void {
    this.problems.push(problem);
  }
}

export function quoted(text: string): string {
  return `"${text}"`;
}
