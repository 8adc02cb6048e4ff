import { allowedExtensions, type FileLimits } from '../../../src/domain/uploads/file-limits.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { DocumentOrder } from '../ports.ts';
import type { StandardCategory } from '../records/evidence.ts';
import { listWords, type ListWords } from './standard-list-words.ts';

export interface ListAbout {
  readonly coreName: string;
  readonly funderName: string;
  /** Empty before there is one. */
  readonly docDatumId: string;
  /** ISO date. */
  readonly day: string;
  readonly hotline: string;
}

/** At most one decimal: the limits are whole megabytes but for the 1.4 of trade background. */
const megabytes = (kilobytes: number): string => String(Math.round((kilobytes / 1024) * 10) / 10);

function formatLimits(limits: FileLimits, words: ListWords): string {
  const bySize = Map.groupBy(allowedExtensions(limits), (extension) => limits.maximumKilobytes[extension] ?? 0);
  return [...bySize]
    .toSorted(([a], [b]) => b - a)
    .map(([kilobytes, extensions]) => words.limit(extensions.join(words.separator), megabytes(kilobytes)))
    .join(words.limitSeparator);
}

function rowOf(category: StandardCategory, words: ListWords, nameOf: (name: string) => string): readonly string[] {
  const limits = category.limits ?? limitsOf[category.docFileType];
  const notes = [
    ...(category.templateFiles.length > 0 ? [words.template] : []),
    ...(category.exampleFiles.length > 0 ? [words.example] : []),
    ...(limits.maximumFiles > 1 ? [words.pages(limits.maximumFiles)] : []),
  ];
  return [
    words.stages[category.stage],
    nameOf(category.name),
    category.required ? words.required : words.optional,
    formatLimits(limits, words),
    category.maxItems === undefined ? '' : words.most(category.maxItems),
    notes.join(words.limitSeparator),
  ];
}

/**
 * Spreadsheet of a funder's standard: each category, whether it is required, its file limits, and notes (checklist
 * F-237). `nameOf` translates the name of a category.
 */
export function standardList(
  categories: readonly StandardCategory[],
  { coreName, funderName, docDatumId, day, hotline }: ListAbout,
  locale: ServerLocale,
  nameOf: (name: string) => string,
): Extract<DocumentOrder, { kind: 'list' }> {
  const words = listWords[locale];
  const { columns } = words;
  const facts = [
    [words.core, coreName],
    [words.funder, funderName],
    [words.package, docDatumId],
    [words.day, day],
  ] as const;
  return {
    kind: 'list',
    title: words.title,
    facts: facts.flatMap(([label, value]) => (value === '' ? [] : [`${label}${words.label}${value}`])),
    columns: [
      { title: columns.stage, width: 14 },
      { title: columns.name, width: 26 },
      { title: columns.required, width: 10 },
      { title: columns.files, width: 46 },
      { title: columns.documents, width: 12 },
      { title: columns.notes, width: 44 },
    ],
    rows: categories.map((category) => rowOf(category, words, nameOf)),
    notes: [words.onlyHere, ...(hotline === '' ? [] : [words.hotline(hotline)])],
  };
}
