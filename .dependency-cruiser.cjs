/** Walls between the rooms; README, "the map of the house". Each is proved against a violation in tests/architecture. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const src = (folder) => `^src/${folder}/`;

const areas = require('./areas.cjs');
const among = (names) => `(?:${names.join('|')})/`;
const areaWalls = areas.levels.flatMap((level, height) => {
  const lower = areas.levels.slice(0, height).flatMap((each) => Object.keys(each));
  return Object.keys(level).map((area) => {
    const others = areas.names.filter((each) => each !== area);
    const open = lower.filter((each) => areas.ground.includes(each));
    const closed = lower.filter((each) => !areas.ground.includes(each));
    return rule(
      `${area}-looks-down`,
      { path: `${areas.layers}${area}/` },
      {
        path: areas.layers + among(others),
        pathNot: [
          ...(open.length > 0 ? [areas.layers + among(open)] : []),
          ...(closed.length > 0 ? [`${areas.layers}${among(closed)}shared/`] : []),
        ],
      },
      'An area uses ground areas of lower levels, and what other areas of lower levels share.',
    );
  });
});

module.exports = {
  forbidden: [
    ...areaWalls,
    rule(
      'common-code-knows-no-area',
      {
        path: [
          '^src/domain/(?:calendar|money|text)/',
          '^src/application/ports/[^/]+$',
          '^src/adapters/wire/[^/]+$',
          '^src/presentation/shared/',
          '^src/views/(?:design|lazy)/',
        ],
      },
      { path: areas.layers + among(areas.names) },
      'Code for every area depends on none of them.',
    ),
    rule(
      'domain-stands-alone',
      { path: src('domain') },
      { pathNot: src('domain') },
      'The domain is plain TypeScript and imports nothing outside itself.',
    ),
    rule(
      'application-knows-the-domain',
      { path: src('application') },
      { pathNot: ['^src/application/', '^src/domain/'] },
      'Ports and use cases speak of the domain alone.',
    ),
    rule(
      'contract-knows-the-domain',
      { path: src('contract') },
      { pathNot: ['^src/contract/', '^src/domain/', '(^|/)node_modules/valibot'] },
      'The wire speaks of the domain alone.',
    ),
    rule(
      'adapters-never-look-inward',
      { path: src('adapters') },
      { path: ['^src/presentation/', '^src/views/', '^src/composition/', '^src/words/'] },
      'An adapter translates; it never decides or draws.',
    ),
    rule(
      'adapters-keep-apart',
      { path: '^src/adapters/([^/]+)/' },
      { path: '^src/adapters/', pathNot: '^src/adapters/$1/' },
      'Adapters never import each other.',
    ),
    rule(
      'only-offline-meets-the-server',
      {
        path: '^src/',
        pathNot: ['^src/adapters/offline/', '^src/composition/offline\\.ts$', '^src/main\\.offline\\.tsx$'],
      },
      { path: '^server/' },
      'Only the offline portal carries the back end.',
    ),
    rule(
      'offline-parts-need-no-node',
      {
        path: [
          '^server/core/',
          '^server/storage/memory/',
          '^server/seed/',
          '^server/storage/objects/memory-',
          '^server/jobs/in-process-',
          '^server/recognition/light-',
        ],
      },
      { dependencyTypes: ['core'] },
      'What the offline portal carries runs in a browser.',
    ),
    rule(
      'presentation-knows-no-frame',
      { path: src('presentation') },
      {
        path: [
          '(^|/)node_modules/(react|react-dom|react-router|react-router-dom|axios|inversify|mobx-react-lite|pdfjs-dist)/',
          '(^|/)node_modules/@fluentui/',
          '^src/(adapters|views|composition|contract)/',
          '^server/',
        ],
      },
      'A presenter knows no React, no HTTP and no wiring.',
    ),
    rule(
      'screens-keep-apart',
      { path: '^src/(presentation|views)/([^/]+)/([^/]+)/', pathNot: '^src/views/design/' },
      { path: '^src/$1/$2/[^/]+/', pathNot: ['^src/$1/$2/$3/', '^src/$1/$2/shared/'] },
      'A screen knows no other screen, only what its area shares.',
    ),
    rule(
      'views-draw',
      { path: src('views') },
      {
        path: [
          '^src/(adapters|composition|contract|application/usecases)/',
          '^server/',
          '(^|/)node_modules/(axios|inversify|pdfjs-dist|valibot)/',
        ],
      },
      'A view draws a view model and reports what the user did.',
    ),
    rule(
      'words-are-words',
      { path: src('words') },
      { path: ['^src/(adapters|composition|contract|presentation|views|application)/', '^server/'] },
      'Catalogues know nobody.',
    ),
    rule(
      'console-stands-beside',
      { path: src('sandbox') },
      {
        path: ['^src/', '^server/', '(^|/)node_modules/(axios|inversify|pdfjs-dist)/'],
        pathNot: [
          '^src/(sandbox|domain|words)/',
          '^src/application/ports/',
          '^src/views/(design|viewer)/',
          '^src/views/evidence/shared/state-tones\\.ts$',
          '^src/views/platform/(BrandMark|FooterView|platform-name)\\.tsx?$',
          '^src/contract/platform/page-config-from-wire\\.ts$',
          '^src/presentation/viewer/',
          '^src/adapters/(pdf|formats)/',
        ],
      },
      'The sandbox console takes the components that draw and read documents, what a host’s brand is drawn with, and nothing of the portal itself.',
    ),
    rule(
      'nobody-needs-the-console',
      { path: '^(src|server)/', pathNot: [src('sandbox'), '^src/words/en/sandbox/'] },
      { path: [src('sandbox'), '^src/words/[^/]+/sandbox/'] },
      'The portal as shipped carries neither the console nor its words.',
    ),
    rule(
      'gallery-shows-the-design',
      { path: src('gallery') },
      {
        path: ['^src/', '^server/', '(^|/)node_modules/(axios|inversify|mobx|mobx-react-lite|pdfjs-dist|valibot)/'],
        pathNot: ['^src/(gallery|views/design)/', '^src/words/(?!(?:zh-CN|en)/)'],
      },
      'The gallery takes the components that draw and how words are had, and nothing that decides.',
    ),
    rule(
      'nobody-needs-the-gallery',
      { path: '^(src|server)/', pathNot: src('gallery') },
      { path: src('gallery') },
      'The portal as shipped carries no examples of its components.',
    ),
    rule(
      'inversify-in-composition',
      { path: '^src/', pathNot: ['^src/composition/', '^src/start-portal\\.tsx$'] },
      { path: '(^|/)node_modules/(inversify|@inversifyjs)/' },
      'Wiring stays in the composition folder.',
    ),
    rule(
      'axios-in-http',
      { path: '^(src|server)/', pathNot: '^src/adapters/http/' },
      { path: '(^|/)node_modules/axios/' },
      'One folder speaks axios.',
    ),
    rule(
      'pdfjs-in-pdf',
      { path: '^src/', pathNot: '^src/adapters/pdf/' },
      { path: '(^|/)node_modules/pdfjs-dist/' },
      'One folder reads PDFs.',
    ),
    rule(
      'server-takes-domain-and-contract',
      { path: '^server/' },
      {
        path: '^src/',
        pathNot: [
          '^src/(domain|contract)/',
          '^src/views/entry/sign-in/',
          '^src/views/design/',
          '^src/words/',
          '^src/presentation/entry/sign-in/(channel-(brand|texts)|sign-in-ways)\\.ts$',
          '^src/presentation/evidence/shared/(status-words|book-titles|package-state-words|sheet-problem-words)\\.ts$',
          '^src/presentation/trade/shared/(imports/import|payroll/payroll)-problem-words\\.ts$',
        ],
      },
      'The server takes the domain and the contract; for the sign-in document its static form and words; and for lists that are taken home the words in which they are shown.',
    ),
    rule(
      'server-core-is-transport-free',
      { path: '^server/core/' },
      {
        path: [
          '^server/(http|composition|ground|object-store|storage|jobs|recognition)/',
          '(^|/)node_modules/(fastify|@fastify|pg|kysely)/',
        ],
      },
      'The core knows no transport and no database.',
    ),
    rule(
      'main-never-reaches-the-server',
      { path: '^src/main\\.tsx$' },
      { reachable: true, path: ['^server/', '^src/adapters/offline/'] },
      'The portal as shipped carries no back end.',
    ),
    rule('no-cycles', {}, { circular: true }, 'A cycle hides a missing idea.'),
    rule(
      'no-tests-in-production',
      { path: '^(src|server)/', pathNot: ['^server/start\\.ts$', '^server/composition/start-program\\.ts$'] },
      { path: ['^tests/', '^features/', '^scripts/'] },
      'Production never imports tests; the start command alone builds the portal first.',
    ),
    rule(
      'steps-speak-of-people',
      { path: '^features/steps/' },
      {
        path: [
          '^src/(adapters|composition|contract|presentation|views)/',
          '^server/(?!core/)',
          '^features/support/(assemblies|browser-user|presenter-user)/',
          '^tests/',
        ],
        pathNot: ['^src/presentation/viewer/viewer-commands\\.ts$'],
      },
      'A step speaks of people and what they can do, never of what does it in one of the assemblies.',
    ),
    rule(
      'presenters-play-without-a-browser',
      { path: '^features/support/presenter-user/' },
      {
        path: [
          '^src/(views|adapters)/',
          '^server/(http|storage/postgres|composition)/',
          '(^|/)node_modules/playwright',
          '^features/support/browser-user/',
        ],
      },
      'Who plays on presenters needs neither views nor a transport.',
    ),
    rule(
      'browser-plays-without-presenters',
      { path: '^features/support/browser-user/' },
      {
        path: ['^src/(presentation|adapters|composition)/', '^features/support/presenter-user/'],
        pathNot: ['/package-paths\\.ts$'],
      },
      'Who plays in a browser sees what is on the screen.',
    ),
    rule(
      'no-test-needs-another',
      { path: '^(tests|features|scripts)/' },
      { path: '^tests/.*\\.test\\.tsx?$' },
      'What two tests share is a builder, a contract or an assembly.',
    ),
    rule(
      'scripts-stand-outside',
      { path: '^scripts/', pathNot: '^scripts/bench' },
      { path: ['^src/', '^tests/', '^features/'] },
      'What checks and builds the house is no part of it.',
    ),
    rule(
      'no-orphans',
      {
        orphan: true,
        path: '^(src|server|features|tests)/',
        pathNot: [
          '^features/steps/',
          '\\.test\\.tsx?$',
          '\\.d\\.ts$',
          '^src/main(\\.offline)?\\.tsx$',
          '^src/(sandbox|gallery)/main\\.tsx$',
          '^server/(account|key-agent|platform|reset|start|store)\\.ts$',
        ],
      },
      {},
      'A file that nobody imports is dead.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(woff|css|svg)(\\?url)?$|\\?(worker&)?url$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
};
