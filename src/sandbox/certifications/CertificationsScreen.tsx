import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { differingFields } from '../../domain/certification/shared/certification-form.ts';
import type { LicenceSlot } from '../../domain/certification/shared/licence-slots.ts';
import { maxReasonCharacters } from '../../domain/certification/shared/slot-review.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { TextLinesField } from '../../views/design/fields/TextLinesField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { EmptyPanel } from '../../views/design/panels/EmptyPanel.tsx';
import { KeyValueFacts } from '../../views/design/panels/KeyValueFacts.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { useWords } from '../../words/use-words.ts';
import type { Certification } from '../api/certification-answers.ts';
import { openingAddress } from '../api/reviewer-files.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { actorWords } from '../shared/actors.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { nextActions } from './certifications-presenter.ts';

const useStyles = makeStyles({
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  slots: { listStyleType: 'none', margin: '16px 0 0', padding: 0 },
  slot: {
    padding: '10px 0',
    borderTop: `1px solid ${portal.hairlineSoft}`,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  name: { fontWeight: 600 },
  file: { color: portal.accent },
  quiet: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' },
  end: { marginLeft: 'auto', display: 'flex', gap: '8px' },
});

const Slot = observer(function Slot({
  certification,
  slot,
}: {
  readonly certification: Certification;
  readonly slot: LicenceSlot;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const { certifications } = useConsole();
  const { pkCorp } = certification;
  const name = sayPortal(`certification.slot-${slot}`);
  const kept = certification.slots.find((each) => each.slot === slot);
  const mark = certifications.markOf(pkCorp, slot);
  const corrected = differingFields(slot, kept?.said ?? {}, certification.form);
  const files = (some: readonly { readonly pkFile: string; readonly name: string }[]) =>
    some.map((file) => (
      <a key={file.pkFile} href={openingAddress(file.pkFile)} target="_blank" rel="noreferrer" className={styles.file}>
        {file.name}
      </a>
    ));
  return (
    <li className={styles.slot}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        {files(kept?.files ?? [])}
        {kept && kept.before.length > 0 && <span className={styles.quiet}>{say('sandbox-certifications.before')}</span>}
        {files(kept?.before ?? [])}
        {corrected.length > 0 && (
          <span className={styles.quiet}>
            {say('sandbox-certifications.corrected', {
              fields: corrected
                .map((field) => sayPortal(`certification.field-${field}`))
                .join(sayPortal('formats.list-separator')),
            })}
          </span>
        )}
        <span className={styles.end}>
          {(['PASS', 'NOPASS'] as const).map((result) => (
            <PressButton
              key={result}
              size="small"
              kind={mark?.result === result ? 'primary' : 'ordinary'}
              aria-pressed={mark?.result === result}
              label={say('sandbox-certifications.mark-of', {
                mark: say(`sandbox-certifications.mark-${result}`),
                name,
              })}
              onPress={() => certifications.marked(pkCorp, slot, result, mark?.reason ?? kept?.reason ?? '')}
            >
              {say(`sandbox-certifications.mark-${result}`)}
            </PressButton>
          ))}
        </span>
      </div>
      {mark?.result === 'NOPASS' && (
        <TextLinesField
          label={say('sandbox-certifications.reason', { name })}
          value={mark.reason}
          lines={2}
          maxLength={maxReasonCharacters}
          onChanged={(reason) => certifications.marked(pkCorp, slot, 'NOPASS', reason)}
        />
      )}
      {mark === undefined && kept && kept.reason !== '' && <span className={styles.quiet}>{kept.reason}</span>}
    </li>
  );
});

const One = observer(function One({ certification }: { readonly certification: Certification }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { say: sayPortal } = useWords();
  const { certifications } = useConsole();
  const { pkCorp, name, uscc, form, state, node, process, submittedBy, firstReviewer, secondReviewer, asked } =
    certification;
  const actions = nextActions(certification);
  const marks = actions.some(({ event }) => event === 'pass' || event === 'return');
  const who = [
    say('sandbox-certifications.submitted-by', { by: submittedBy }),
    say(`sandbox-certifications.process-${process}`),
    ...(firstReviewer === '' ? [] : [say('sandbox-certifications.first', { by: say(actorWords(firstReviewer)) })]),
    ...(secondReviewer === '' ? [] : [say('sandbox-certifications.second', { by: say(actorWords(secondReviewer)) })]),
  ];
  const fact = (
    label:
      | 'legalName'
      | 'legalIdNumber'
      | 'legalIdUntil'
      | 'licenceUntil'
      | 'agentName'
      | 'agentIdNumber'
      | 'agentMobile'
      | 'agentIdUntil'
      | 'upperName'
      | 'upperCode'
      | 'upperPerson'
      | 'entrustUntil'
      | 'upperLetterUntil',
  ) => ({ label: sayPortal(`certification.field-${label}`), value: form[label] });
  return (
    <Card
      title={name}
      note={say('sandbox-certifications.at', { state, node })}
      more={<span className={styles.quiet}>{who.join(' · ')}</span>}
      padded
    >
      <KeyValueFacts
        facts={[
          { label: sayPortal('certification.code'), value: uscc },
          fact('licenceUntil'),
          fact('legalName'),
          fact('legalIdNumber'),
          fact('legalIdUntil'),
          ...(form.isLegalApply === false
            ? [
                fact('agentName'),
                fact('agentIdNumber'),
                fact('agentMobile'),
                fact('agentIdUntil'),
                fact('entrustUntil'),
              ]
            : []),
          ...(form.isBranch === true
            ? [fact('upperName'), fact('upperCode'), fact('upperPerson'), fact('upperLetterUntil')]
            : []),
        ]}
      />
      {marks && (
        <ul className={styles.slots}>
          {asked.map((slot) => (
            <Slot key={slot} certification={certification} slot={slot} />
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {marks && (
          <PressButton onPress={() => certifications.allPassPressed(certification)}>
            {say('sandbox-certifications.pass-all')}
          </PressButton>
        )}
        {actions.map((action) => {
          const why = certifications.refusalOf(certification, action);
          return (
            <PressButton
              key={`${action.event} ${action.by}`}
              kind={action.event === 'pass' ? 'primary' : 'ordinary'}
              busy={certifications.busy === pkCorp}
              unavailable={why && say(`sandbox-certifications.why-${why}`)}
              onPress={async () => certifications.decided(certification, action)}
            >
              {say(`sandbox-certifications.do-${action.event}`)}
            </PressButton>
          );
        })}
      </div>
    </Card>
  );
});

/** The submitted real-name forms of companies, with the platform's actions on each. */
export const CertificationsScreen = observer(function CertificationsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { certifications } = useConsole();
  const { loader } = certifications;
  const { content } = loader;
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  return (
    <>
      <PageHeader title={say('sandbox-certifications.title')} facts={say('sandbox-certifications.facts')} />
      {content.kind === 'loading' && <ListSkeleton />}
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
      {content.kind === 'ready' && content.value.length === 0 && (
        <Card>
          <EmptyPanel title={say('sandbox-certifications.none')} />
        </Card>
      )}
      {content.kind === 'ready' && (
        <div className={styles.cards}>
          {content.value.map((certification) => (
            <One key={certification.pkCorp} certification={certification} />
          ))}
        </div>
      )}
    </>
  );
});
