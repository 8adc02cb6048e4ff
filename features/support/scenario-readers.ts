import type { PaperReader, PaperMethod } from '../../server/core/certification/paper-reader.ts';
import type { FileReader, FileFieldReadings } from '../../server/core/evidence/file-reader.ts';
import { defaultLimits } from '../../server/recognition/document-source.ts';
import { LightFileReader } from '../../server/recognition/light-file-reader.ts';
import { pdfPaper } from '../../server/recognition/pdf-paper.ts';
import { pdfTextSource } from '../../server/recognition/pdf-text-source.ts';
import type { PictureMeasure } from '../../src/domain/uploads/picture-clarity.ts';
import type { FieldReading } from '../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import { sceneOf, type Scene } from './pictures.ts';

const clear: PictureMeasure = { width: 3000, height: 2000, smear: 0.8, light: 180, contrast: 0.8 };
const measures: Readonly<Record<Scene, PictureMeasure>> = {
  clear,
  scan: clear,
  blank: clear,
  blurred: { ...clear, smear: 4 },
  dark: { ...clear, light: 40 },
  crooked: { ...clear, angle: 11.5 },
};

/** The measurements of a browser. */
export const measureOf = (bytes: Uint8Array): PictureMeasure | undefined => {
  const scene = sceneOf(bytes);
  return scene && measures[scene];
};

/** The number on every scan of the scenarios. */
export const scannedNumber = '26992000000001280771';

const seen = (field: FieldReading['field'], value: string): FieldReading => ({
  field,
  value,
  source: 'optical',
  sure: false,
});
const letters: readonly FieldReading[] = [
  seen('type', 'E_SPECIAL_VAT_ELEC'),
  seen('number', scannedNumber),
  seen('date', '2026-09-15'),
  seen('amountExcludingTax', '568406.19'),
  seen('tax', '73893.81'),
  seen('total', '642300.00'),
];

/** Blocks readers until they are released. */
export class ReadersHeld {
  #free: Promise<void> = Promise.resolve();
  /** Whether readings return nothing. */
  blind = false;
  #letGo: () => void = () => undefined;

  hold(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    [this.#free, this.#letGo] = [promise, resolve];
  }

  letGo(): void {
    this.#letGo();
  }

  async passed(): Promise<void> {
    await this.#free;
  }
}

/** Reads what the portal in a browser tab reads, and measures pictures by their scene. */
export class ScenarioReader implements FileReader {
  readonly #within = new LightFileReader();
  readonly #held: ReadersHeld;

  constructor(held: ReadersHeld) {
    this.#held = held;
  }

  async readFieldReadings(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings> {
    await this.#held.passed();
    if (this.#held.blind) return { outcome: 'unreadable' };
    const scene = sceneOf(bytes);
    if (hasText(bytes)) return readTextPdf(bytes, kind);
    return scene === undefined
      ? this.#within.readFieldReadings(bytes, kind)
      : { outcome: 'nothing-found', needsRecognition: true, measure: measures[scene] };
  }
}

/** Whether it is a PDF with text, such as those of the scenarios. */
function hasText(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.startsWith('%PDF') && text.includes('STZhongsong');
}

/** Reads a PDF by its text, as the server does in its own process. */
async function readTextPdf(bytes: Uint8Array, kind: DocumentKind): Promise<FileFieldReadings> {
  const [fieldReadings, paper] = [
    await pdfTextSource.read(bytes, kind, defaultLimits),
    await pdfPaper(bytes, defaultLimits),
  ];
  return fieldReadings === undefined ? { outcome: 'nothing-found', paper } : { outcome: 'read', fieldReadings, paper };
}

/** Recognises the text of a scan, with all values as guesses; other pictures contain none. */
export class ScenarioEyes implements FileReader {
  async readFieldReadings(bytes: Uint8Array): Promise<FileFieldReadings> {
    const scene = sceneOf(bytes);
    if (scene === undefined) return { outcome: 'unknown-kind' };
    return scene === 'scan' ? { outcome: 'read', fieldReadings: letters } : { outcome: 'nothing-found' };
  }
}

/**
 * Reads papers of the scenarios: a PDF with a marker has its lines after that, and a picture of a scan is an identity
 * card.
 */
export class ScenarioPapers implements PaperReader {
  async lines(bytes: Uint8Array, way: PaperMethod): Promise<readonly string[]> {
    if (way === 'sight') return sceneOf(bytes) === 'scan' ? scannedCard : [];
    const [, said = ''] = /%PAPER (.*)/u.exec(new TextDecoder().decode(bytes)) ?? [];
    return said === '' ? [] : said.split('|');
  }
}

/** The identity card on every scan of the scenarios, of an invented person. */
const scannedCard = ['姓名 叶守山', '公民身份号码 530199198003141026', '有效期限 2016.05.17-2036.05.17'];
