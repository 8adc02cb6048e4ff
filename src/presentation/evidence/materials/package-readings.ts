import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import { itemOpenness } from '../../../domain/evidence/materials/openness.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { isUnderWay, lastEnded, type FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { ComparedValues } from '../shared/compared-values.ts';
import type { ItemFields } from '../shared/item-fields.ts';
import type { OpenPackage } from './open-package.ts';
import type { ReadingRound } from './reading-round.ts';
import { fieldsAsRead, fileRead, filledName, readFormFields } from '../shared/read-fields.ts';

/** How long until it is asked again how reading goes, in milliseconds. */
const pause = 1200;
/** So many files are asked about at once. */
const atOnce = 50;

/** A reading that is under way, with how it was read before. */
function asKnown(reading: FileReading, held: FileReading | undefined): FileReading {
  const before = lastEnded(held);
  return before && (reading.state === 'waiting' || reading.state === 'running')
    ? { state: reading.state, before }
    : reading;
}

export interface ReadingParts {
  readonly desk: ReadingDesk;
  readonly inside: OpenPackage;
  readonly compared: ComparedValues;
  readonly clock: Clock;
  readonly drafts: Drafts;
  readonly session: SessionStore;
  readonly packageId: () => string;
  readonly mayEdit: () => boolean;
  /** What looks at the same files beside. */
  readonly beside: { wanted(): void; left(): void };
  /** Is told each time that something has become known. */
  readonly known: () => void;
  /** Is told of what went wrong with something that somebody asked for. */
  readonly told: (thrown: unknown) => void;
  /** Is told why something that somebody asked for is not done. */
  readonly refused: (why: Message) => void;
}

/**
 * What the back end reads of the package's files. What it read is put into fields that nobody has filled in, once for
 * each file; where something else stands already, both are shown and the clerk decides. Nothing waits for it.
 */
export class PackageReadings {
  readonly #readings = observable.map<string, FileReading>({}, { deep: false });
  /** Files that the back end knows nothing of: nobody asks again. */
  readonly #unknown = new Set<string>();
  /** The documents of the last joint reading, by material. */
  readonly #rounds = observable.map<string, readonly string[]>({}, { deep: false });
  /** Whether machines read at all; undefined until it was asked. */
  #offered: boolean | undefined;
  /** Whether the first question of files that are not known yet is still without an answer. */
  readonly #isAsked = observable.box(false);
  readonly #latest = new Latest();
  /** Ends the waiting until it is asked next. */
  #forget: (() => void) | undefined;
  /** The signal of the request in progress. */
  #asking: AbortSignal | undefined;
  readonly #parts: ReadingParts;

  constructor(parts: ReadingParts) {
    this.#parts = parts;
    makeAutoObservable<this>(
      this,
      { of: false, isAsked: false, progress: false, unreadOf: false, roundOf: false },
      { autoBind: true, deep: false },
    );
  }

  /** How the reading of a document stands; undefined where nothing is read of it. */
  of(item: Pick<MaterialItem, 'files'>): FileReading | undefined {
    return this.#readings.get(fileRead(item) ?? '');
  }

  /** Whether it is still being found out if a document is read: nothing may be said yet of what it lacks. */
  isAsked(item: Pick<MaterialItem, 'files'>): boolean {
    const fileId = fileRead(item);
    return this.#isAsked.get() && fileId !== undefined && !this.#readings.has(fileId) && !this.#unknown.has(fileId);
  }

  /** A package was opened. */
  wanted(): void {
    this.forgot();
    this.#isAsked.set(this.waitedFor.length > 0);
    this.#parts.beside.wanted();
    void this.ask();
  }

  /**
   * A document came. Where it is asked again soon anyway, that is about this one too: a hundred that come together are
   * no hundred questions.
   */
  arrived(): void {
    if (!this.#forget && !this.#asking) return this.wanted();
    this.#parts.beside.wanted();
    // Whoever reads the others reads these too.
    for (const fileId of this.waitedFor)
      if (!this.#readings.has(fileId)) this.#readings.set(fileId, { state: 'waiting' });
  }

  /** All documents of a material of which nothing could be read are to be read once more, as far as they may be. */
  async allAgainPressed(materialId: string): Promise<void> {
    const sent: string[] = [];
    this.#rounds.delete(materialId);
    for (const documentId of this.unreadOf(materialId)) {
      // Where the platform is not to be had for one of them it is not for the others.
      if ((await this.againPressed(documentId)) === 'failed') return;
      sent.push(documentId);
      runInAction(() => this.#rounds.set(materialId, [...sent]));
    }
  }

  /** Documents of a material of which nothing could be read, and which may be read once more. */
  unreadOf(materialId: string): readonly string[] {
    const unread = this.readable.filter(({ item, material }) => {
      const reading = this.of(item);
      return material.materialId === materialId && reading?.state === 'not-readable' && (reading.againLeft ?? 0) > 0;
    });
    return unread.map(({ item }) => item.documentId);
  }

  /** What came of those that were read once more together; undefined where none were. */
  roundOf(materialId: string): ReadingRound | undefined {
    const states = (this.#rounds.get(materialId) ?? []).flatMap(
      (documentId) => this.of(this.#parts.inside.item(documentId)?.item ?? { files: [] })?.state ?? [],
    );
    const read = states.filter((state) => state === 'read').length;
    const unread = states.filter((state) => state === 'not-readable').length;
    return states.length > 0 ? { total: states.length, read, unread } : undefined;
  }

  /**
   * Somebody wants a document read once more. What stands in its fields stays; only those that are empty are filled in
   * by what comes of it.
   */
  async againPressed(documentId: string): Promise<'asked' | 'failed'> {
    const { inside, desk, packageId, drafts, clock, told, refused } = this.#parts;
    const fileId = fileRead(inside.item(documentId)?.item ?? { files: [] });
    if (fileId === undefined) return 'asked';
    try {
      const outcome = await desk.readAgain(packageId(), fileId);
      runInAction(() => {
        const before = this.#readings.get(fileId);
        if (outcome === 'too-often') {
          const ended = lastEnded(before);
          if (ended) this.#readings.set(fileId, { ...ended, againLeft: 0 });
          return refused(message('reading.again-no-more'));
        }
        drafts.remove(filledName(documentId));
        // Its result comes with the next request, as all results do.
        this.#readings.set(fileId, asKnown({ state: outcome?.state === 'running' ? 'running' : 'waiting' }, before));
        if (!this.#forget && !this.#asking) this.#forget = clock.wakeAfter(pause, this.askedAgain);
      });
      return 'asked';
    } catch (thrown) {
      told(thrown);
      return 'failed';
    }
  }

  left(): void {
    this.forgot();
    this.#rounds.clear();
    this.#offered = undefined;
    this.#parts.beside.left();
    this.#latest.stop();
  }

  /** How many of these documents have been read as far as possible, and how many there are. */
  progress(items: readonly Pick<MaterialItem, 'files'>[]): { readonly done: number; readonly total: number } {
    const known = items.flatMap((item) => this.of(item) ?? []);
    return { done: known.filter((reading) => !isUnderWay(reading)).length, total: known.length };
  }

  private askedAgain(): void {
    this.#forget = undefined;
    void this.ask();
  }

  private forgot(): void {
    this.#forget?.();
    this.#forget = undefined;
  }

  private async ask(): Promise<void> {
    const { desk, packageId, session } = this.#parts;
    const files = this.waitedFor.slice(0, atOnce);
    if (files.length === 0) return;
    const signal = this.#latest.next();
    this.#asking = signal;
    try {
      this.#offered ??= await desk.offered(signal);
      if (signal.aborted) return;
      // Nothing is waited for, or promised, that no machine will do.
      const found: ReadonlyMap<string, FileReading> = this.#offered
        ? await desk.readings(packageId(), files, signal)
        : new Map();
      if (!signal.aborted) runInAction(() => this.took(files, found));
    } catch (thrown) {
      // What is read is help: where it cannot be had, one types.
      session.faultSeen(thrown);
    } finally {
      if (this.#asking === signal) {
        this.#asking = undefined;
        runInAction(() => this.#isAsked.set(false));
      }
    }
  }

  private took(asked: readonly string[], found: ReadonlyMap<string, FileReading>): void {
    for (const fileId of asked) {
      const reading = found.get(fileId);
      if (reading !== undefined) {
        this.#readings.set(fileId, asKnown(reading, this.#readings.get(fileId)));
      } else {
        this.#unknown.add(fileId);
        this.#readings.delete(fileId);
      }
    }
    for (const { item } of this.readable) {
      this.fill(item);
      this.compare(item);
    }
    this.#parts.known();
    // Whoever looks at them beside has an answer by now.
    if ([...found.values()].some((reading) => !isUnderWay(reading))) this.#parts.beside.wanted();
    if (this.waitedFor.length > 0) {
      this.forgot();
      this.#forget = this.#parts.clock.wakeAfter(pause, this.askedAgain);
    }
  }

  /** Documents that are still to be filled in, or were: those that may be changed. */
  private get readable() {
    const { inside, mayEdit } = this.#parts;
    if (!mayEdit()) return [];
    return inside.materials.flatMap((material) =>
      material.items
        .filter((item) => item.content.kind !== 'other' && itemOpenness(item, material, inside.context).open)
        .map((item) => ({ item, material })),
    );
  }

  private get waitedFor(): readonly string[] {
    return this.readable.flatMap(({ item }) => {
      const fileId = fileRead(item);
      if (fileId === undefined || this.#unknown.has(fileId)) return [];
      const reading = this.#readings.get(fileId);
      return reading === undefined || isUnderWay(reading) ? [fileId] : [];
    });
  }

  /** Fields that nobody has filled in say what was read: once, so that what somebody empties stays empty. */
  private fill(item: MaterialItem): void {
    const { inside, drafts } = this.#parts;
    const [reading, editor, fileId] = [this.of(item), inside.editors.get(item.documentId), fileRead(item)];
    if (reading?.state !== 'read' || !editor || drafts.read(filledName(item.documentId)) === fileId) return;
    drafts.write(filledName(item.documentId), fileId);
    const read = readFormFields(reading.document).filter(({ id }) => editor.fields[id] === '');
    if (read.length === 0) return;
    const { contractAsWritten } = fieldsAsRead(reading.document);
    // The number with its separators goes with the one without.
    const written: Partial<ItemFields> = read.some(({ id }) => id === 'contractNumber') ? { contractAsWritten } : {};
    editor.filledIn({ ...written, ...Object.fromEntries(read.map(({ id, value }) => [id, value])) });
  }

  /**
   * What an earlier file said and the new one says as well needs nobody's eyes any more; where they differ both stay in
   * sight until somebody decides.
   */
  private compare(item: MaterialItem): void {
    const { inside, compared } = this.#parts;
    const [reading, editor] = [this.of(item), inside.editors.get(item.documentId)];
    if (reading?.state !== 'read' || !editor) return;
    const agreeing = readFormFields(reading.document)
      .filter(({ id, value }) => editor.fields[id].trim() === value)
      .map(({ id }) => id);
    if (agreeing.length > 0) compared.compared(editor.item, agreeing);
  }
}
