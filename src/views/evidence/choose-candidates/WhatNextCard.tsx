import { makeStyles, tokens } from '@fluentui/react-components';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import { observer } from 'mobx-react-lite';

import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { DownloadFailed } from '../shared/DownloadFailed.tsx';
import { ListDownload } from '../shared/ListDownload.tsx';
import { saveFile } from '../../design/actions/save-file.ts';
import { useStandardDownloads } from '../shared/use-standard-downloads.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    fontSize: '13px',
    lineHeight: '18px',
  },
  item: { display: 'flex', gap: '8px', overflowWrap: 'anywhere' },
  dot: { flexShrink: 0, marginTop: '1px', color: tokens.colorNeutralForeground3, display: 'inline-flex' },
  quiet: { color: tokens.colorNeutralForeground3 },
  words: { flexGrow: 1, minWidth: 0 },
  template: { flexShrink: 0, margin: '-3px 0' },
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    ':not(:empty):not(:first-child)': { marginTop: '12px' },
  },
});

/** The documents that the funder will require, shown in advance. */
export const WhatNextCard = observer(function WhatNextCard({
  presenter,
}: {
  readonly presenter: ChooseCandidatesPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { expected } = presenter.viewModel;
  const downloads = useStandardDownloads(presenter.standardPlace);
  const { offered, why, busy } = downloads.view;
  if (expected.length === 0 && !why) return null;
  const templateOf = ({ name, templateOf: category }: ExpectedMaterial) =>
    category !== undefined &&
    offered && (
      <span className={styles.template}>
        <PressButton
          kind="subtle"
          size="small"
          label={say('standards.template-of', { name })}
          busy={busy === category}
          onPress={async () => saveFile(await downloads.templatePressed(category, { categoryId: category }))}
        >
          {say('standards.template')}
        </PressButton>
      </span>
    );
  return (
    <Card padded title={say('choose.what-next')}>
      {expected.length > 0 && (
        <ul className={styles.list}>
          {expected.map((material) => (
            <li key={`${material.stage} ${material.name}`} className={styles.item}>
              <span className={styles.dot} aria-hidden="true">
                <Circle16Regular />
              </span>
              <span className={styles.words}>
                {say('materials.name', { name: material.name })}
                {material.templateEdited && offered && (
                  <span className={styles.quiet}>{` ${say('standards.edited')}`}</span>
                )}
                {!material.required && <span className={styles.quiet}>{` ${say('choose.optional')}`}</span>}
              </span>
              {templateOf(material)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <DownloadFailed downloads={downloads} />
        <ListDownload downloads={downloads} block />
      </div>
    </Card>
  );
});
