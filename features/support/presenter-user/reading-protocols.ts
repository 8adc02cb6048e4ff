import type {
  SignedAgreementRow,
  SignedAgreementsPresenter,
} from '../../../src/presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { ReadingProtocols } from '../abilities/reading-protocols.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function readingProtocols(portal: OpenPortal): ReadingProtocols {
  let page: SignedAgreementsPresenter | undefined;
  const shown = (): SignedAgreementsPresenter => opened(page, 'The own agreements');
  const rowOf = (version: string): SignedAgreementRow =>
    opened(
      shown().rows.find((row) => row.version === version),
      `Version ${version}`,
    );

  return {
    lookAtProtocols: async () => {
      page?.left();
      const next = (page = portal.presenters.protocols());
      next.opened('');
      await until('the own agreements are shown', () => next.list.value !== undefined);
    },
    ownProtocols: async () =>
      shown().rows.map(({ title, version, state }) => ({
        title,
        version,
        state: say(message(`protocols.state-${state.kind}`)),
      })),
    protocolCertificates: async () =>
      shown().rows.flatMap(({ certificate }) =>
        certificate ? [say(message('protocols.certificate', certificate))] : [],
      ),
    othersWhoSigned: async () =>
      shown()
        .rows.filter(({ isOwn }) => !isOwn)
        .map(({ signedBy }) => signedBy),
    hoursToObject: async () => {
      const row = shown().rows.find(({ state }) => state.kind === 'to-sign');
      return row?.state.kind === 'to-sign' && row.present
        ? (row.state.deadline - row.present.publishedAt) / 3_600_000
        : undefined;
    },
    readProtocol: async (version) => {
      shown().opened(rowOf(version).id);
      await until('the text is shown', () => shown().text.value !== undefined);
    },
    protocolChanges: async () => {
      const { difference } = shown();
      return (
        difference && {
          added: difference.filter(({ kind }) => kind === 'added').length,
          removed: difference.filter(({ kind }) => kind === 'removed').length,
        }
      );
    },
    gatherProtocols: async () => {
      const downloads = await portal.presenters.downloads();
      await shown().gatherPressed();
      await until('the archive is there', () => downloads.tasks?.[0]?.state.kind === 'complete');
      await until('it is counted', () => shown().unseen.value === 1);
    },
    takeProtocolArchive: async () => {
      const downloads = await portal.presenters.downloads();
      const answer = await portal.fetchFile((await downloads.downloadPressed(downloads.tasks?.[0]?.id ?? '')) ?? '');
      return new Uint8Array(await answer.arrayBuffer());
    },
    unseenProtocolArchives: async () => {
      await shown().unseen.load();
      return shown().unseen.value ?? 0;
    },
    seeProtocolArchives: async () => shown().archivesPressed(),
    takeProtocolHome: async (version) => (await shown().filePressed(rowOf(version).id))?.name ?? '',
  };
}
