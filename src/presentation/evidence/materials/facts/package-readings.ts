import { makeAutoObservable, observable, runInAction } from 'mobx';
import { itemEditability } from '../../../../domain/evidence/materials/editability.ts';
import type { Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { isUnderWay, lastResultOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import { hasSeveralInvoices } from '../../../../domain/evidence/reading/paper-findings.ts';
import { message } from '../../../../words/catalogue.ts';
import { LatestRequest } from '../../../shared/latest.ts';
import type { ItemFields } from '../../shared/item-fields.ts';
import type { ChangeTrouble } from '../commands/change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageClarity } from './package-clarity.ts';
import type { ResumeUploads } from '../commands/resume-uploads.ts';
import type { ReadingRound } from '../views/reading-round.ts';
import { fieldsAsRead, fileToRead, filledDraftName, readFormFields } from '../../shared/read-fields.ts';

/** The interval of requests for results, in milliseconds. */
const pause = 1200;
/** How many files one request asks about. */
const filesPerRequest = 50;

/** A running reading, with the result of an earlier one. */
function withEarlierResult(reading: FileReading, previous: FileReading | undefined): FileReading {
  const before = lastResultOf(previous);
  return before && (reading.state === 'waiting' || reading.state === 'running')
    ? { state: reading.state, before }
    : reading;
}

type ReadingPorts = Pick<MaterialsPorts, 'readings' | 'clock' | 'drafts' | 'session' | 'toasts'>;

/** The neighbours that use readings. */
export interface ReadingNeighbours {
  /** Checks the clarity of the same files. */
  readonly clarity: PackageClarity;
  readonly resumeUploads: ResumeUploads;
  readonly trouble: ChangeTrouble;
}

/**
 * Loads what the back end reads from the package's files. A reading fills empty fields, once for each file; beside
 * other values it is shown, and the user decides. Nothing waits for it.
 */
export class PackageReadings {
  /** The documents of the last joint reading, by material. */
  readonly #rounds = observable.map<string, readonly string[]>({}, { deep: false });
  /** Whether the back end reads files; undefined until it was asked. */
  #offered: boolean | undefined;
  readonly #latest = new LatestRequest();
  /** Cancels the timer of the next request. */
  #cancelTimer: (() => void) | undefined;
  /** The signal of the request in progress. */
  #request: AbortSignal | undefined;
  readonly #state: OpenPackage;
  readonly #ports: ReadingPorts;
  readonly #neighbours: ReadingNeighbours;

  constructor(state: OpenPackage, ports: ReadingPorts, neighbours: ReadingNeighbours) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable<this>(this, { unreadOf: false, roundOf: false }, { autoBind: true, deep: false });
  }

  /** Loads the readings of an opened package. */
  load(): void {
    this.stopTimer();
    this.#state.facts.isLoadingReadings = this.pendingFiles.length > 0;
    this.#neighbours.clarity.load();
    void this.request();
  }

  /**
   * Notes an arrived document. A request that is already scheduled will include it, so that a hundred arrivals cause
   * few requests.
   */
  noteArrival(): void {
    if (!this.#cancelTimer && !this.#request) return this.load();
    this.#neighbours.clarity.load();
    // They are read with the others.
    const { readings } = this.#state.facts;
    for (const fileId of this.pendingFiles) if (!readings.has(fileId)) readings.set(fileId, { state: 'waiting' });
  }

  /** Requests another reading of all documents of a material that could not be read, as far as it is allowed. */
  async allAgainPressed(materialId: string): Promise<void> {
    const sent: string[] = [];
    this.#rounds.delete(materialId);
    for (const documentId of this.unreadOf(materialId)) {
      // A fault with one document ends it for the others.
      if ((await this.readAgainPressed(documentId)) === 'failed') return;
      sent.push(documentId);
      runInAction(() => this.#rounds.set(materialId, [...sent]));
    }
  }

  /** Documents of a material that could not be read and may be read again. */
  unreadOf(materialId: string): readonly string[] {
    const unread = this.readable.filter(({ item, material }) => {
      const reading = this.#state.facts.readingOf(item);
      return (
        material.materialId === materialId &&
        reading?.state === 'not-readable' &&
        !hasSeveralInvoices(reading.paper) &&
        (reading.againLeft ?? 0) > 0
      );
    });
    return unread.map(({ item }) => item.documentId);
  }

  /** The progress of the last joint reading of a material; undefined if there was none. */
  roundOf(materialId: string): ReadingRound | undefined {
    const { facts } = this.#state;
    const states = (this.#rounds.get(materialId) ?? []).flatMap(
      (documentId) => facts.readingOf(this.#state.item(documentId)?.item ?? { files: [] })?.state ?? [],
    );
    const read = states.filter((state) => state === 'read').length;
    const unread = states.filter((state) => state === 'not-readable').length;
    return states.length > 0 ? { total: states.length, read, unread } : undefined;
  }

  /** Requests another reading of a document. It fills only empty fields. */
  async readAgainPressed(documentId: string): Promise<'asked' | 'failed'> {
    const { readings: desk, drafts, clock, toasts } = this.#ports;
    const { readings } = this.#state.facts;
    const fileId = fileToRead(this.#state.item(documentId)?.item ?? { files: [] });
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
        drafts.remove(filledDraftName(documentId));
        // Its result comes with the next request, as all results do.
        readings.set(
          fileId,
          withEarlierResult({ state: outcome?.state === 'running' ? 'running' : 'waiting' }, before),
        );
        if (!this.#cancelTimer && !this.#request) this.#cancelTimer = clock.wakeAfter(pause, this.requestAgain);
      });
      return 'asked';
    } catch (thrown) {
      this.#neighbours.trouble.showFault(thrown);
      return 'failed';
    }
  }

  left(): void {
    this.stopTimer();
    this.#rounds.clear();
    this.#offered = undefined;
    this.#neighbours.clarity.left();
    this.#latest.stop();
  }

  private requestAgain(): void {
    this.#cancelTimer = undefined;
    void this.request();
  }

  private stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  private async request(): Promise<void> {
    const { readings: desk, session } = this.#ports;
    const files = this.pendingFiles.slice(0, filesPerRequest);
    if (files.length === 0) return;
    const signal = this.#latest.next();
    this.#request = signal;
    try {
      this.#offered ??= await desk.isReadingOffered(signal);
      if (signal.aborted) return;
      // If nothing is read, no reading is awaited or announced.
      const found: ReadonlyMap<string, FileReading> = this.#offered
        ? await desk.readings(this.#state.packageId, files, signal)
        : new Map();
      if (!signal.aborted) runInAction(() => this.takeReadings(files, found));
    } catch (thrown) {
      // Reading is only a help; without it the user types.
      session.faultSeen(thrown);
    } finally {
      if (this.#request === signal) {
        this.#request = undefined;
        runInAction(() => (this.#state.facts.isLoadingReadings = false));
      }
    }
  }

  private takeReadings(asked: readonly string[], found: ReadonlyMap<string, FileReading>): void {
    const { readings, unread } = this.#state.facts;
    for (const fileId of asked) {
      const reading = found.get(fileId);
      if (reading !== undefined) {
        readings.set(fileId, withEarlierResult(reading, readings.get(fileId)));
      } else {
        unread.add(fileId);
        readings.delete(fileId);
      }
    }
    for (const { item, material } of this.readable) {
      this.fill(item, material);
      this.compare(item);
    }
    this.#neighbours.resumeUploads.resumeAfterReading();
    // The clarity of these files may be known by now.
    if ([...found.values()].some((reading) => !isUnderWay(reading))) this.#neighbours.clarity.load();
    if (this.pendingFiles.length > 0) {
      this.stopTimer();
      this.#cancelTimer = this.#ports.clock.wakeAfter(pause, this.requestAgain);
    }
  }

  /** Documents whose fields may be filled: those that may be changed. */
  private get readable() {
    const { materials, context, mayEdit } = this.#state;
    if (!mayEdit) return [];
    return materials.flatMap((material) =>
      material.items
        .filter((item) => item.content.kind !== 'other' && itemEditability(item, material, context).open)
        .map((item) => ({ item, material })),
    );
  }

  private get pendingFiles(): readonly string[] {
    const { readings, unread } = this.#state.facts;
    return this.readable.flatMap(({ item }) => {
      const fileId = fileToRead(item);
      if (fileId === undefined || unread.has(fileId)) return [];
      const reading = readings.get(fileId);
      return reading === undefined || isUnderWay(reading) ? [fileId] : [];
    });
  }

  /** Fills empty fields with what was read, only once, so that a field that the user empties stays empty. */
  private fill(item: MaterialItem, { recognisedFields }: Material): void {
    const { drafts } = this.#ports;
    const { facts, editors } = this.#state;
    const [reading, editor, fileId] = [facts.readingOf(item), editors.get(item.documentId), fileToRead(item)];
    if (reading?.state !== 'read' || !editor || drafts.read(filledDraftName(item.documentId)) === fileId) return;
    drafts.write(filledDraftName(item.documentId), fileId);
    const read = readFormFields(reading.document, recognisedFields).filter(({ id }) => editor.fields[id] === '');
    if (read.length === 0) return;
    const { contractAsWritten } = fieldsAsRead(reading.document);
    // The number with its separators belongs to the one without.
    const written: Partial<ItemFields> = read.some(({ id }) => id === 'contractNumber') ? { contractAsWritten } : {};
    editor.fillIn({ ...written, ...Object.fromEntries(read.map(({ id, value }) => [id, value])) });
  }

  /**
   * Marks fields as compared if the new file's reading agrees with them. Other differences stay shown until the user
   * decides.
   */
  private compare(item: MaterialItem): void {
    const { facts, editors, compared } = this.#state;
    const [reading, editor] = [facts.readingOf(item), editors.get(item.documentId)];
    if (reading?.state !== 'read' || !editor) return;
    const agreeing = readFormFields(reading.document)
      .filter(({ id, value }) => editor.fields[id].trim() === value)
      .map(({ id }) => id);
    if (agreeing.length > 0) compared.markCompared(editor.item, agreeing);
  }
}
