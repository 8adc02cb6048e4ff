import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';

import type { CompanyData, CompanyPaperVersion } from '../../../application/ports/company/company-data-desk.ts';
import { longTerm } from '../../../domain/certification/shared/certification-form.ts';
import type { CompanyDataPresenter } from '../../../presentation/company/company-data/company-data-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { useWords } from '../../../words/use-words.ts';
import { useLastDay } from './use-last-day.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'grid', gap: '4px', padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', marginLeft: 'auto' },
  facts: {
    margin: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  earlier: {
    display: 'grid',
    gap: '8px',
    listStyleType: 'none',
    margin: '6px 0 0',
    padding: '0 0 0 12px',
    borderLeft: `2px solid ${portal.hairline}`,
  },
  only: {
    padding: '10px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

type Paper = CompanyData['papers'][number];

function Earlier({
  version,
  name,
  isReplaced,
  onLook,
}: {
  readonly version: CompanyPaperVersion;
  readonly name: string;
  readonly isReplaced: boolean;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { files, fileCount, handedInBy: by, handedInAt, certifiedAt, replacedAt = 0, validUntil } = version;
  return (
    <li className={styles.facts}>
      {say('company-data.version', { by, at: handedInAt, certified: certifiedAt })} ·{' '}
      {say(isReplaced ? 'company-data.replaced' : 'company-data.not-asked', { at: replacedAt })}
      {validUntil !== '' && validUntil !== longTerm && (
        <> · {say('company-data.was-until', { day: validUntil })}</>
      )}{' '}
      {files.length > 0 ? (
        <PressButton
          kind="subtle"
          size="small"
          label={say('company-data.look-earlier', { name, at: handedInAt })}
          onPress={() => onLook(files)}
        >
          {say('company-data.look')}
        </PressButton>
      ) : (
        <>· {say('company-data.files', { count: fileCount })}</>
      )}
    </li>
  );
}

const PaperRow = observer(function PaperRow({
  presenter,
  paper: { slot, versions },
  onLook,
}: {
  readonly presenter: CompanyDataPresenter;
  readonly paper: Paper;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { dayText, reminder } = useLastDay(presenter.today);
  const id = useId();
  const name = say(`certification.slot-${slot}`);
  const [newest] = versions;
  const holds = newest?.replacedAt === undefined ? newest : undefined;
  const earlier = holds ? versions.slice(1) : versions;
  const isUnfolded = presenter.unfolded.has(slot);
  const reminderWords = holds && reminder(holds.validUntil);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {reminderWords && (
          <StateBadge tone={reminderWords.tone} size="small">
            {reminderWords.words}
          </StateBadge>
        )}
        <span className={styles.acts}>
          {holds && holds.files.length > 0 && (
            <PressButton
              kind="subtle"
              size="small"
              label={say('company-data.look-of', { name })}
              onPress={() => onLook(holds.files)}
            >
              {say('company-data.look')}
            </PressButton>
          )}
          {earlier.length > 0 && (
            <PressButton
              kind="subtle"
              size="small"
              label={say('company-data.earlier-of', { count: earlier.length, name })}
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? id : undefined}
              onPress={() => presenter.historyPressed(slot)}
            >
              {say('company-data.earlier', { count: earlier.length })}
            </PressButton>
          )}
        </span>
      </div>
      {holds && (
        <p className={styles.facts}>
          {dayText(holds.validUntil)} ·{' '}
          {say('company-data.version', { by: holds.handedInBy, at: holds.handedInAt, certified: holds.certifiedAt })} ·{' '}
          {say('company-data.files', { count: holds.fileCount })}
        </p>
      )}
      {isUnfolded && (
        <ul id={id} className={styles.earlier}>
          {earlier.map((version) => (
            <Earlier
              key={version.certifiedAt}
              version={version}
              name={name}
              isReplaced={versions.some(({ certifiedAt }) => certifiedAt === version.replacedAt)}
              onLook={onLook}
            />
          ))}
        </ul>
      )}
    </li>
  );
});

/** The papers by which the company is certified, with their last days and the papers that they replaced. */
export const PapersHistoryCard = observer(function PapersHistoryCard({
  presenter,
  data,
  onLook,
}: {
  readonly presenter: CompanyDataPresenter;
  readonly data: CompanyData;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <Card title={say('company-data.papers')} note={say('company-data.papers-note')}>
      <ul className={styles.list}>
        {data.papers.map((paper) => (
          <PaperRow key={paper.slot} presenter={presenter} paper={paper} onLook={onLook} />
        ))}
      </ul>
      {!data.readsPapers && <div className={styles.only}>{say('company-data.papers-only-names')}</div>}
    </Card>
  );
});
