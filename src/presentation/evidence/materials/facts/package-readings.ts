import { makeAutoObservable, observable, runInAction } from 'mobx';
import { itemOpenness } from '../../../../domain/evidence/materials/openness.ts';
import type { MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { isUnderWay, lastResultOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import { message } from '../../../../words/catalogue.ts';
import { Latest } from '../../../shared/latest.ts';
import type { ItemFields } from '../../shared/item-fields.ts';
import type { ChangeTrouble } from '../commands/change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageClarity } from './package-clarity.ts';
import type { Resuming } from '../commands/resuming.ts';
import type { ReadingRound } from '../views/reading-round.ts';
import { fieldsAsRead, fileRead, filledName, readFormFields } from '../../shared/read-fields.ts';

/** How long until it is asked again how reading goes, in milliseconds. */
const pause = 1200;
/** So many files are asked about at once. */
const atOnce = 50;

/** A reading that is under way, with how it was read before. */
function asKnown(reading: FileReading, held: FileReading | undefined): FileReading {
  const before = lastResultOf(held);
  return before && (reading.state === 'waiting' || reading.state === 'running')
    ? { state: reading.state, before }
    : reading;
}

type ReadingPorts = Pick<MaterialsPorts, 'readings' | 'clock' | 'drafts' | 'session' | 'toasts'>;

/** Who works with what is read. */
export interface ReadingNeighbours {
  /** Looks at the same files. */
  readonly clarity: PackageClarity;
  readonly resuming: Resuming;
  readonly trouble: ChangeTrouble;
}

/**
 * Asks what the back end reads of the package's files. What it read is put into fields that nobody has filled in, once
 * for each file; where something else stands already, both are shown and the clerk decides. Nothing waits for it.
 */
export class PackageReadings {
  /** The documents of the last joint reading, by material. */
  readonly #rounds = observable.map<string, readonly string[]>({}, { deep: false });
  /** Whether machines read at all; undefined until it was asked. */
  #offered: boolean | undefined;
  readonly #latest = new Latest();
  /** Ends the waiting until it is asked next. */
  #forget: (() => void) | undefined;
  /** The signal of the request in progress. */
  #asking: AbortSignal | undefined;
  readonly #state: OpenPackage;
  readonly #ports: ReadingPorts;
  readonly #neighbours: ReadingNeighbours;

  constructor(state: OpenPackage, ports: ReadingPorts, neighbours: ReadingNeighbours) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable<this>(this, { unreadOf: false, roundOf: false }, { autoBind: true, deep: false });
  }

  /** A package was opened. */
  wanted(): void {
    this.forgot();
    this.#state.facts.isAskingReadings = this.waitedFor.length > 0;
    this.#neighbours.clarity.wanted();
    void this.ask();
  }

  /**
   * A document came. Where it is asked again soon anyway, that is about this one too: a hundred that come together are
   * no hundred questions.
   */
  arrived(): void {
    if (!this.#forget && !this.#asking) return this.wanted();
    this.#neighbours.clarity.wanted();
    // Whoever reads the others reads these too.
    const { readings } = this.#state.facts;
    for (const fileId of this.waitedFor) if (!readings.has(fileId)) readings.set(fileId, { state: 'waiting' });
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
      const reading = this.#state.facts.readingOf(item);
      return material.materialId === materialId && reading?.state === 'not-readable' && (reading.againLeft ?? 0) > 0;
    });
    return unread.map(({ item }) => item.documentId);
  }

  /** What came of those that were read once more together; undefined where none were. */
  roundOf(materialId: string): ReadingRound | undefined {
    const { facts } = this.#state;
    const states = (this.#rounds.get(materialId) ?? []).flatMap(
      (documentId) => facts.readingOf(this.#state.item(documentId)?.item ?? { files: [] })?.state ?? [],
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
    const { readings: desk, drafts, clock, toasts } = this.#ports;
    const { readings } = this.#state.facts;
    const fileId = fileRead(this.#state.item(documentId)?.item ?? { files: [] });
    if (fileId === undefined) return 'asked';
    try {
      const outcome = await desk.readAgain(this.#state.packageId, fileId);
      runInAction(() => {
        const before = readings.get(fileId);
        if (outcome === 'too-often') {
          const ended = lastResultOf(before);
          if (ended) readings.set(fileId, { ...ended, againLeft: 0 });
          return toasts.show('warn', message('reading.again-no-more'));
        }
        drafts.remove(filledName(documentId));
        // Its result comes with the next request, as all results do.
        readings.set(fileId, asKnown({ state: outcome?.state === 'running' ? 'running' : 'waiting' }, before));
        if (!this.#forget && !this.#asking) this.#forget = clock.wakeAfter(pause, this.askedAgain);
      });
      return 'asked';
    } catch (thrown) {
      this.#neighbours.trouble.faulted(thrown);
      return 'failed';
    }
  }

  left(): void {
    this.forgot();
    this.#rounds.clear();
    this.#offered = undefined;
    this.#neighbours.clarity.left();
    this.#latest.stop();
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
    const { readings: desk, session } = this.#ports;
    const files = this.waitedFor.slice(0, atOnce);
    if (files.length === 0) return;
    const signal = this.#latest.next();
    this.#asking = signal;
    try {
      this.#offered ??= await desk.isReadingOffered(signal);
      if (signal.aborted) return;
      // Nothing is waited for, or promised, that no machine will do.
      const found: ReadonlyMap<string, FileReading> = this.#offered
        ? await desk.readings(this.#state.packageId, files, signal)
        : new Map();
      if (!signal.aborted) runInAction(() => this.took(files, found));
    } catch (thrown) {
      // What is read is help: where it cannot be had, one types.
      session.faultSeen(thrown);
    } finally {
      if (this.#asking === signal) {
        this.#asking = undefined;
        runInAction(() => (this.#state.facts.isAskingReadings = false));
      }
    }
  }

  private took(asked: readonly string[], found: ReadonlyMap<string, FileReading>): void {
    const { readings, unread } = this.#state.facts;
    for (const fileId of asked) {
      const reading = found.get(fileId);
      if (reading !== undefined) {
        readings.set(fileId, asKnown(reading, readings.get(fileId)));
      } else {
        unread.add(fileId);
        readings.delete(fileId);
      }
    }
    for (const { item } of this.readable) {
      this.fill(item);
      this.compare(item);
    }
    this.#neighbours.resuming.readingKnown();
    // Whoever looks at them beside has an answer by now.
    if ([...found.values()].some((reading) => !isUnderWay(reading))) this.#neighbours.clarity.wanted();
    if (this.waitedFor.length > 0) {
      this.forgot();
      this.#forget = this.#ports.clock.wakeAfter(pause, this.askedAgain);
    }
  }

  /** Documents that are still to be filled in, or were: those that may be changed. */
  private get readable() {
    const { materials, context, mayEdit } = this.#state;
    if (!mayEdit) return [];
    return materials.flatMap((material) =>
      material.items
        .filter((item) => item.content.kind !== 'other' && itemOpenness(item, material, context).open)
        .map((item) => ({ item, material })),
    );
  }

  private get waitedFor(): readonly string[] {
    const { readings, unread } = this.#state.facts;
    return this.readable.flatMap(({ item }) => {
      const fileId = fileRead(item);
      if (fileId === undefined || unread.has(fileId)) return [];
      const reading = readings.get(fileId);
      return reading === undefined || isUnderWay(reading) ? [fileId] : [];
    });
  }

  /** Fields that nobody has filled in say what was read: once, so that what somebody empties stays empty. */
  private fill(item: MaterialItem): void {
    const { drafts } = this.#ports;
    const { facts, editors } = this.#state;
    const [reading, editor, fileId] = [facts.readingOf(item), editors.get(item.documentId), fileRead(item)];
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
    const { facts, editors, compared } = this.#state;
    const [reading, editor] = [facts.readingOf(item), editors.get(item.documentId)];
    if (reading?.state !== 'read' || !editor) return;
    const agreeing = readFormFields(reading.document)
      .filter(({ id, value }) => editor.fields[id].trim() === value)
      .map(({ id }) => id);
    if (agreeing.length > 0) compared.compared(editor.item, agreeing);
  }
}
