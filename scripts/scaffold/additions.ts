import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AdditionRefused } from './names.ts';

/** Additions to a source tree. Nothing is written before all of them are known to be possible. */
export class Additions {
  readonly root: string;
  readonly #written = new Map<string, string>();
  readonly #edited = new Map<string, string>();
  readonly #byHand: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  get written(): readonly string[] {
    return [...this.#written.keys()];
  }

  get edited(): readonly string[] {
    return [...this.#edited.keys()];
  }

  /** Remaining manual steps that no compiler reports. */
  get byHand(): readonly string[] {
    return this.#byHand;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  text(path: string): string {
    return this.#edited.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** The TypeScript files below a folder. */
  filesBelow(folder: string): readonly string[] {
    return readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => `${folder}/${file}`);
  }

  write(path: string, text: string): void {
    if (this.has(path)) throw new AdditionRefused(`${path} exists already`);
    this.#written.set(path, text);
  }

  /** Inserts text before the end marker that follows the start marker. Throws where the file does not contain them. */
  insert(path: string, added: string, { after, before }: { readonly after: RegExp; readonly before?: RegExp }): void {
    const text = this.text(path);
    const begin = after.exec(text);
    const from = begin ? begin.index + begin[0].length : -1;
    const at = from < 0 || !before ? from : from + text.slice(from).search(before);
    if (at < from || from < 0)
      throw new AdditionRefused(
        `${path} has no place for "${/\w.*/u.exec(added)?.[0] ?? ''}": the list that it belongs to is written in a way of its own`,
      );
    this.#edited.set(path, text.slice(0, at) + added + text.slice(at));
  }

  /** Inserts an import after the last one. */
  import(path: string, line: string): void {
    const text = this.text(path);
    const last = [...text.matchAll(/^import\s[^;]*?from '[^']+';\n/gmu)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    this.#edited.set(path, `${text.slice(0, at)}${line}\n${text.slice(at)}`);
  }

  remains(what: string): void {
    this.#byHand.push(what);
  }

  /** Writes all files and edits. */
  apply(): void {
    for (const [path, text] of [...this.#written, ...this.#edited]) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
  }
}
