import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { observer } from 'mobx-react-lite';

import { licenceSlots, type LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { scrollToField } from './scroll-to-field.ts';
import type { LookAt } from '../../viewer/shared/use-preview.ts';
import { slotId, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '7px 16px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    minHeight: '36px',
    '& > button': { flexShrink: 0 },
  },
  words: { minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' },
  state: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  bad: { color: portal.badWords },
  ok: { color: portal.okWords },
  lock: { display: 'inline-flex', color: tokens.colorNeutralForeground3 },
  none: {
    padding: '9px 16px 12px',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
  },
});

type SlotState = 'waiting' | 'missing' | 'there' | 'uploading' | 'review' | 'passed' | 'kept' | 'returned';

function stateOf(presenter: CertificationPresenter, slot: LicenceSlot): SlotState {
  const { stage } = presenter;
  const { result } = presenter.slotState(slot);
  if (stage === 'reviewing') return result === 'PASS' ? 'passed' : presenter.isTakenUp ? 'review' : 'waiting';
  if (stage === 'certified') return 'passed';
  if (stage === 'returned')
    return result === 'NOPASS'
      ? presenter.isMended(slot)
        ? 'there'
        : 'returned'
      : result === 'PASS'
        ? 'passed'
        : 'kept';
  const files = presenter.files.of(slot);
  if (files.some(({ fileId }) => fileId !== undefined)) return 'there';
  return files.some(({ trouble }) => trouble === undefined) ? 'uploading' : 'missing';
}

const Paper = observer(function Paper({
  presenter,
  slot,
  onLook,
}: {
  readonly presenter: CertificationPresenter;
  readonly slot: LicenceSlot;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { slotName } = useFormWords(presenter.form);
  const name = slotName(slot);
  const state = stateOf(presenter, slot);
  const files = presenter.files
    .of(slot)
    .flatMap((file) => (file.fileId === undefined ? [] : [{ fileId: file.fileId, name: file.name }]));
  const isOpen = presenter.mayWrite && (presenter.stage === 'form' || presenter.returned.includes(slot));
  const isToDo = isOpen && (state === 'missing' || state === 'returned');
  return (
    <li className={styles.row}>
      {!isOpen && (
        <span className={styles.lock} aria-hidden="true">
          <LockClosed20Regular />
        </span>
      )}
      <span className={styles.words}>
        {name}
        <div
          className={mergeClasses(
            styles.state,
            (state === 'missing' || state === 'returned') && styles.bad,
            state === 'passed' && styles.ok,
          )}
        >
          {say(`certification.slot-state-${state}`)}
        </div>
      </span>
      {isToDo ? (
        <PressButton
          kind="subtle"
          size="small"
          label={say('certification.go-upload-of', { name })}
          onPress={() => scrollToField(slotId(slot))}
        >
          {say('certification.go-upload')}
        </PressButton>
      ) : (
        presenter.seesPapers &&
        files.length > 0 && (
          <PressButton
            kind="subtle"
            size="small"
            label={say('certification.look-of', { name })}
            onPress={() => onLook(files)}
          >
            {say('certification.look')}
          </PressButton>
        )
      )}
    </li>
  );
});

/** All required papers with their states, and the ones that are not needed. */
export const PapersCard = observer(function PapersCard({
  presenter,
  onLook,
}: {
  readonly presenter: CertificationPresenter;
  readonly onLook: LookAt;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { slotName } = useFormWords(presenter.form);
  const { slots, form } = presenter;
  const isDecided = form.isUnified !== undefined && form.isBranch !== undefined && form.isLegalApply !== undefined;
  const unneeded = isDecided ? licenceSlots.filter((slot) => !slots.includes(slot)) : [];
  const more = [
    ...(form.isUnified === undefined
      ? []
      : [say(form.isUnified ? 'certification.case-unified' : 'certification.case-three')]),
    ...(form.isBranch === undefined
      ? []
      : [say(form.isBranch ? 'certification.case-branch' : 'certification.case-no-branch')]),
  ];
  return (
    <Card title={say('certification.list', { count: slots.length })} more={more.join(' · ')}>
      <ul className={styles.list}>
        {slots.map((slot) => (
          <Paper key={slot} presenter={presenter} slot={slot} onLook={onLook} />
        ))}
      </ul>
      {unneeded.length > 0 && (
        <div className={styles.none}>
          <b>{say('certification.not-needed', { count: unneeded.length })}</b>　
          {unneeded.map((slot) => slotName(slot)).join(say('formats.list-separator'))}
        </div>
      )}
    </Card>
  );
});
