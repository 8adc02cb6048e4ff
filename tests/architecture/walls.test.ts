import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const house = process.cwd();
const folder = join(house, '.cache', 'walls');

/** Files that break a rule, with the rule that must detect each. */
const breaches: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['domain-stands-alone', 'src/domain/money.ts', "import '../application/port.ts';"],
  ['application-knows-the-domain', 'src/application/port.ts', "import '../contract/call.ts';"],
  ['contract-knows-the-domain', 'src/contract/call.ts', "import '../adapters/http/client.ts';"],
  [
    'adapters-never-look-inward',
    'src/adapters/http/client.ts',
    "import type { View } from '../../views/view.tsx'; export type Client = View;",
  ],
  ['adapters-keep-apart', 'src/adapters/oss/upload.ts', "import '../http/client.ts';"],
  ['only-offline-meets-the-server', 'src/presentation/presenter.ts', "import '../../server/core/desk.ts';"],
  ['offline-parts-need-no-node', 'server/core/desk.ts', "import 'node:fs';"],
  ['presentation-knows-no-frame', 'src/presentation/frame.ts', "import 'react';"],
  ['views-draw', 'src/views/view.tsx', "import 'axios'; export type View = 1;"],
  ['words-are-words', 'src/words/words.ts', "import '../presentation/frame.ts';"],
  ['inversify-in-composition', 'src/presentation/wiring.ts', "import 'inversify';"],
  ['axios-in-http', 'src/adapters/storage/remote.ts', "import 'axios';"],
  ['pdfjs-in-pdf', 'src/views/pdf.tsx', "import 'pdfjs-dist';"],
  ['server-takes-domain-and-contract', 'server/http/server.ts', "import '../../src/presentation/frame.ts';"],
  ['server-core-is-transport-free', 'server/core/transport.ts', "import '../http/server.ts';"],
  ['main-never-reaches-the-server', 'src/main.tsx', "import './composition/production.ts';"],
  ['main-never-reaches-the-server', 'src/composition/production.ts', "import '../../server/core/desk.ts';"],
  ['no-cycles', 'src/domain/a.ts', "import './b.ts';"],
  ['no-cycles', 'src/domain/b.ts', "import './a.ts';"],
  ['no-tests-in-production', 'src/domain/tested.ts', "import '../../tests/helper.ts';"],
  ['console-stands-beside', 'src/sandbox/peek.ts', "import '../presentation/frame.ts';"],
  ['nobody-needs-the-console', 'src/domain/console.ts', "import '../sandbox/peek.ts';"],
  ['gallery-shows-the-design', 'src/gallery/decided.ts', "import '../presentation/frame.ts';"],
  ['nobody-needs-the-gallery', 'src/domain/shown.ts', "import '../gallery/decided.ts';"],
  // An area may use only lower levels, and only the shared part of other areas that are not ground areas. This applies
  // to every layer.
  ['evidence-looks-down', 'src/presentation/evidence/list/list.ts', "import '../../help/tour/form.ts';"],
  ['evidence-looks-down', 'server/core/evidence/desk.ts', "import '../company/shared/companies.ts';"],
  [
    'entry-looks-down',
    'src/views/entry/sign-in/Form.tsx',
    "import type { Row } from '../../../presentation/people/shared/row.ts'; export type Form = Row;",
  ],
  ['identity-looks-down', 'src/adapters/wire/identity/menus.ts', "import '../keys/certificates.ts';"],
  ['viewer-looks-down', 'src/words/en/viewer/viewer.ts', "import '../help/shared/help.ts';"],
  ['agreements-looks-down', 'server/core/agreements/signing.ts', "import '../evidence/shared/package.ts';"],
  ['common-code-knows-no-area', 'src/domain/money/rates.ts', "import '../identity/role.ts';"],
  ['common-code-knows-no-area', 'src/views/design/panels/Roles.tsx', "import '../../identity/role.ts';"],
  ['screens-keep-apart', 'src/presentation/evidence/detail/detail.ts', "import '../list/list.ts';"],
  ['steps-speak-of-people', 'features/steps/list-steps.ts', "import '../support/presenter-user/listing.ts';"],
  [
    'steps-speak-of-people',
    'features/steps/sign-in-steps.ts',
    "import type { View } from '../../src/views/view.tsx'; export type Seen = View;",
  ],
  [
    'presenters-play-without-a-browser',
    'features/support/presenter-user/listing.ts',
    "import '../../../src/views/view.tsx';",
  ],
  [
    'browser-plays-without-presenters',
    'features/support/browser-user/listing.ts',
    "import '../../../src/presentation/frame.ts';",
  ],
  ['no-test-needs-another', 'tests/domain/borrowed.test.ts', "import './money.test.ts';"],
  ['scripts-stand-outside', 'scripts/check.ts', "import '../src/domain/lonely-no-more.ts';"],
  ['no-orphans', 'tests/builders/forgotten.ts', 'export const forgotten = 1;'],
  ['no-orphans', 'src/domain/lonely.ts', 'export const lonely = 1;'],
];

/** Files that the rules read and allow. */
const allowed: typeof breaches = [
  ['', 'tests/helper.ts', 'export const helper = 1;'],
  ['', 'tests/domain/money.test.ts', "import '../helper.ts';"],
  ['', 'src/domain/lonely-no-more.ts', 'export const known = 1;'],
  ['', 'features/steps/viewing-steps.ts', "import '../support/abilities/viewing.ts';"],
  ['', 'features/support/abilities/viewing.ts', 'export type Viewing = 1;'],
  ['', 'src/presentation/help/tour/form.ts', "import '../../../domain/identity/role.ts'; export const form = 1;"],
  ['', 'src/domain/identity/role.ts', 'export const role = 1;'],
  ['', 'src/views/identity/role.ts', 'export const role = 1;'],
  [
    '',
    'src/presentation/people/shared/row.ts',
    "import '../../evidence/shared/row.ts'; import '../../../domain/identity/role.ts'; export type Row = 1;",
  ],
  ['', 'src/presentation/evidence/shared/row.ts', 'export type Row = 1;'],
  ['', 'src/presentation/evidence/list/row.ts', "import '../shared/row.ts'; import '../../shared/toasts.ts';"],
  ['', 'src/presentation/shared/toasts.ts', 'export const toasts = 1;'],
  ['', 'src/adapters/wire/keys/certificates.ts', 'export const certificates = 1;'],
  ['', 'src/words/en/help/shared/help.ts', 'export const help = 1;'],
  ['', 'server/core/company/shared/companies.ts', 'export const companies = 1;'],
  ['', 'server/core/evidence/shared/package.ts', 'export const evidencePackage = 1;'],
];

let seen: ReadonlySet<string>;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [, file, content] of [...breaches, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${content}\n`);
  }
  for (const file of ['.dependency-cruiser.cjs', 'areas.cjs', 'tsconfig.json', 'package.json'])
    cpSync(join(house, file), join(folder, file));
  const cruise = spawnSync(
    process.execPath,
    [
      join(house, 'node_modules', '.bin', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'src',
      'server',
      'scripts',
      'features',
      'tests',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const report = JSON.parse(cruise.stdout) as {
    readonly summary: {
      readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
    };
  };
  seen = new Set(report.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(
  breaches.filter(
    ([rule, file]) =>
      !(rule === 'main-never-reaches-the-server' && file !== 'src/main.tsx') &&
      !(rule === 'no-cycles' && file.endsWith('b.ts')),
  ),
)('%s is seen in %s', (rule, file) => {
  expect([...seen]).toContain(`${rule} ${file}`);
});

it.each(allowed)('%snothing is wrong with %s', (_rule, file) => {
  expect([...seen].filter((breach) => breach.endsWith(` ${file}`) && !breach.startsWith('no-orphans'))).toEqual([]);
});
