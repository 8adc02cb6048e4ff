import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { paperInvoiceTypes } from '../../domain/invoicing/shared/invoicing-profile.ts';
import { memberStandings } from '../../domain/notices/agency-notice.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { BoxSelect } from '../../views/design/fields/BoxSelect.tsx';
import { TextLinesField } from '../../views/design/fields/TextLinesField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import type { Member } from '../api/member-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { FreezesCard } from './FreezesCard.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  member: { padding: '12px 16px', borderTop: `1px solid ${portal.hairlineSoft}` },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  facts: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  objection: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    marginTop: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.quiet,
  },
  statement: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

const Objections = observer(function Objections({ member }: { readonly member: Member }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { members } = useConsole();
  return member.objections.map(({ receiptNumber, statement, state, answer, sentAt, sentBy }) => (
    <section
      key={receiptNumber}
      className={styles.objection}
      aria-label={say('sandbox-members.objection', { number: receiptNumber })}
    >
      <div className={styles.facts}>
        {say('sandbox-members.objection', { number: receiptNumber })} · {sentBy} ·{' '}
        {say('sandbox.moment', { at: sentAt })} · {say(`sandbox-members.state-${state}`)}
      </div>
      <p className={styles.statement}>{statement}</p>
      {state === 'received' ? (
        <>
          <TextLinesField
            label={say('sandbox-members.answer')}
            value={members.answers.get(receiptNumber) ?? ''}
            lines={2}
            maxLength={500}
            onChanged={(value) => members.answerTyped(receiptNumber, value)}
          />
          <div className={styles.acts}>
            {(['upheld', 'rejected'] as const).map((decision) => (
              <PressButton
                key={decision}
                unavailable={members.canDecide(receiptNumber) ? undefined : say('sandbox-members.answer-first')}
                busy={members.busy === member.pkCorp}
                onPress={async () => members.decided(member, receiptNumber, decision)}
              >
                {say(`sandbox-members.${decision}`)}
              </PressButton>
            ))}
          </div>
        </>
      ) : (
        <p className={styles.statement}>{answer}</p>
      )}
    </section>
  ));
});

/** The days until a paper expires; null for an unknown date. */
const ends = { unknown: null, past: -1, soon: 9, later: 365 } as const;
type End = keyof typeof ends;
const isEnd = (value: string): value is End => Object.hasOwn(ends, value);

/** The expiry date of one of a member's papers, which can be set. */
const PaperEnd = observer(function PaperEnd({
  member,
  paper,
}: {
  readonly member: Member;
  readonly paper: 'licence' | 'certificate';
}) {
  const say = useSandboxWords();
  const { members } = useConsole();
  const { pkCorp, name } = member;
  const until = member[`${paper}Until`];
  return (
    <BoxSelect
      label={say(`sandbox-members.${paper}`)}
      value=""
      inUse={until !== ''}
      onChanged={(value) => isEnd(value) && void members.changed({ pkCorp, [`${paper}InDays`]: ends[value] }, name)}
    >
      <option value="">{until === '' ? say('sandbox-members.ends-unknown') : until}</option>
      {(['past', 'soon', 'later', 'unknown'] as const).map((each) => (
        <option key={each} value={each}>
          {say(`sandbox-members.ends-${each}`)}
        </option>
      ))}
    </BoxSelect>
  );
});

const MemberRow = observer(function MemberRow({ member }: { readonly member: Member }) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { members } = useConsole();
  const { pkCorp, name, standing, effectiveOn, barred, paperType, invoicingComplete } = member;
  const busy = members.busy === pkCorp;
  const facts = [
    pkCorp,
    ...(standing === 'violating' ? [say('sandbox-members.effective', { day: effectiveOn })] : []),
    say(invoicingComplete ? 'sandbox-members.invoicing-complete' : 'sandbox-members.invoicing-incomplete'),
  ];
  return (
    <li className={styles.member}>
      <section className={styles.line} aria-label={name}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.facts}>{facts.join(' · ')}</div>
        </div>
        <div className={styles.acts}>
          <BoxSelect
            label={say('sandbox-members.standing')}
            value={standing}
            inUse={standing !== 'normal'}
            onChanged={(value) =>
              void members.changed(
                { pkCorp, standing: memberStandings.find((each) => each === value) ?? 'normal' },
                name,
              )
            }
          >
            {memberStandings.map((each) => (
              <option key={each} value={each}>
                {say(`sandbox-members.standing-${each}`)}
              </option>
            ))}
          </BoxSelect>
          <BoxSelect
            label={say('sandbox-members.barred')}
            value={barred.length > 0 ? 'finance' : 'none'}
            inUse={barred.length > 0}
            onChanged={(value) =>
              void members.changed({ pkCorp, barred: value === 'finance' ? ['finance'] : [] }, name)
            }
          >
            {(['none', 'finance'] as const).map((each) => (
              <option key={each} value={each}>
                {say(`sandbox-members.barred-${each}`)}
              </option>
            ))}
          </BoxSelect>
          <BoxSelect
            label={say('sandbox-members.paper')}
            value={paperType}
            inUse={paperType !== 'none'}
            onChanged={(value) =>
              void members.changed(
                { pkCorp, paperType: paperInvoiceTypes.find((each) => each === value) ?? 'none' },
                name,
              )
            }
          >
            {(['none', ...paperInvoiceTypes] as const).map((each) => (
              <option key={each} value={each}>
                {say(`sandbox-members.paper-${each}`)}
              </option>
            ))}
          </BoxSelect>
          <PaperEnd member={member} paper="licence" />
          <PaperEnd member={member} paper="certificate" />
          <PressButton busy={busy} onPress={async () => members.changed({ pkCorp, signAgain: true }, name)}>
            {say('sandbox-members.sign-again')}
          </PressButton>
          <PressButton busy={busy} onPress={async () => members.changed({ pkCorp, signChanged: true }, name)}>
            {say('sandbox-members.sign-changed')}
          </PressButton>
          <PressButton busy={busy} onPress={async () => members.changed({ pkCorp, invoicingEmptied: true }, name)}>
            {say('sandbox-members.empty')}
          </PressButton>
        </div>
      </section>
      <Objections member={member} />
    </li>
  );
});

/** The platform's actions on its members. They cause the notices that users see on arrival. */
export const MembersScreen = observer(function MembersScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { members } = useConsole();
  const { loader } = members;
  const { content } = loader;
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  return (
    <>
      <PageHeader title={say('sandbox-members.title')} facts={say('sandbox-members.facts')} />
      <Card>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
        {content.kind === 'ready' && (
          <ul className={styles.list}>
            {content.value.map((member) => (
              <MemberRow key={member.pkCorp} member={member} />
            ))}
          </ul>
        )}
      </Card>
      <FreezesCard />
    </>
  );
});
