import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { maxLimitReasonCharacters } from '../../domain/trade/shared/limit-request.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { AmountField } from '../../views/design/fields/AmountField.tsx';
import { DateField } from '../../views/design/fields/DateField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import { money } from '../../words/format.ts';
import type { PlatformLimit } from '../api/limit-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useRowStyles } from '../frame/row-styles.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

interface Props {
  readonly limit: PlatformLimit;
}

/** The first officer's proposal. */
const Proposal = observer(function Proposal({ limit }: Props) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { limits } = useConsole();
  const typed = limits.typedFor(limit);
  return (
    <>
      <div className={styles.fields}>
        <AmountField
          label={say('sandbox-limits.total')}
          value={typed.total}
          onChanged={(total) => limits.changed(limit, { total })}
        />
        <DateField
          label={say('sandbox-limits.until')}
          value={typed.validUntil}
          onChanged={(validUntil) => limits.changed(limit, { validUntil })}
        />
        <TextField
          label={say('sandbox-limits.reason')}
          value={typed.reason}
          maxLength={maxLimitReasonCharacters}
          onChanged={(reason) => limits.changed(limit, { reason })}
        />
        <TextField
          label={say('sandbox-limits.maker')}
          value={typed.by}
          maxLength={64}
          onChanged={(by) => limits.changed(limit, { by })}
        />
      </div>
      <div className={styles.acts}>
        {([true, false] as const)
          .filter((changes) => changes || limit.request)
          .map((changes) => {
            const problem = limits.proposalProblem(limit, changes);
            return (
              <PressButton
                key={String(changes)}
                size="small"
                busy={limits.busy}
                unavailable={problem && say(problem)}
                onPress={async () => limits.proposePressed(limit, changes)}
              >
                {say(changes ? 'sandbox-limits.propose' : 'sandbox-limits.decline')}
              </PressButton>
            );
          })}
      </div>
    </>
  );
});

/** The second officer's answer to a proposal. */
const Check = observer(function Check({ limit }: Props) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { limits } = useConsole();
  const { proposal } = limit;
  if (!proposal) return null;
  const problem = limits.checkProblem(limit);
  return (
    <>
      <div>
        {say(proposal.changes ? 'sandbox-limits.proposed' : 'sandbox-limits.proposed-decline', {
          total: money(proposal.terms.total),
          day: proposal.terms.validUntil,
          by: proposal.by,
          reason: proposal.reason,
        })}
      </div>
      <TextField
        label={say('sandbox-limits.checker')}
        value={limits.typedFor(limit).by}
        maxLength={64}
        onChanged={(by) => limits.changed(limit, { by })}
      />
      <div className={styles.acts}>
        {([true, false] as const).map((confirms) => (
          <PressButton
            key={String(confirms)}
            size="small"
            busy={limits.busy}
            unavailable={problem && say(problem)}
            onPress={async () => limits.checkPressed(limit, confirms)}
          >
            {say(confirms ? 'sandbox-limits.confirm' : 'sandbox-limits.drop')}
          </PressButton>
        ))}
      </div>
    </>
  );
});

const Limit = observer(function Limit({ limit }: Props) {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { company, total, used, reserved, validUntil, request, proposal } = limit;
  return (
    <li>
      <section className={styles.row} aria-label={company}>
        <div className={styles.head}>
          <b>{company}</b>
          {request && (
            <StateBadge tone="warn" size="small">
              {say('sandbox-limits.asked')}
            </StateBadge>
          )}
        </div>
        <div className={styles.facts}>
          {say('sandbox-limits.facts-of', {
            total: money(total),
            used: money(used),
            reserved: money(reserved),
            day: validUntil,
          })}
        </div>
        {request && (
          <div>
            {say('sandbox-limits.request', {
              total: money(request.wanted.total),
              day: request.wanted.validUntil,
              by: request.makerName,
              reason: request.reason,
            })}
          </div>
        )}
        {proposal ? <Check limit={limit} /> : <Proposal limit={limit} />}
      </section>
    </li>
  );
});

/** The limits for issuing, which two officers of the platform change together. */
export const LimitsScreen = observer(function LimitsScreen() {
  const styles = useRowStyles();
  const say = useSandboxWords();
  const { limits } = useConsole();
  const { loader } = limits;
  const { content } = loader;
  useEffect(() => {
    void loader.load();
    return () => loader.stop();
  }, [loader]);
  return (
    <>
      <PageHeader title={say('sandbox-limits.title')} facts={say('sandbox-limits.facts')} />
      <Card title={say('sandbox-limits.all')}>
        {content.kind === 'loading' && <ListSkeleton />}
        {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={loader.load} />}
        {content.kind === 'ready' && (
          <ul className={styles.list}>
            {content.value.map((limit) => (
              <Limit key={limit.limitId} limit={limit} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
});
