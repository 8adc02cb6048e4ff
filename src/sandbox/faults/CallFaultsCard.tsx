import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { DataTable } from '../../views/design/table/DataTable.tsx';
import type { Column } from '../../views/design/table/data-table-types.ts';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { callFaultKinds, faultWhens, type CallFault, type Faults } from '../api/fault-answers.ts';
import { useConsole } from '../frame/console-context.ts';
import { useSandboxWords, type SandboxSay } from '../words/use-sandbox-words.ts';
import { anyCall } from './faults-presenter.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: '16px',
    alignItems: 'start',
    padding: '0 16px 16px',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  send: { padding: '0 16px 16px' },
  none: { margin: 0, padding: '0 16px 16px', color: tokens.colorNeutralForeground3 },
});

const nameOf = (say: SandboxSay, call: string): string => (call === anyCall ? say('sandbox-faults.call-any') : call);

function detailOf(say: SandboxSay, { kind, code, milliseconds }: CallFault): string {
  if (kind === 'code') return code;
  return kind === 'latency' ? say('sandbox-faults.by-seconds', { seconds: String(milliseconds / 1000) }) : '';
}

function columns(say: SandboxSay, onEnded: (fault: CallFault) => Promise<void>): readonly Column<CallFault>[] {
  return [
    {
      id: 'call',
      title: say('sandbox-faults.call'),
      minWidth: 160,
      share: 1,
      cell: ({ call }) => nameOf(say, call),
      onCard: 'title',
    },
    {
      id: 'kind',
      title: say('sandbox-faults.kind'),
      minWidth: 160,
      share: 1,
      cell: (fault) => say('sandbox-faults.kind-with', { kind: fault.kind, detail: detailOf(say, fault) }),
    },
    {
      id: 'when',
      title: say('sandbox-faults.when'),
      minWidth: 160,
      share: 1,
      quiet: true,
      cell: ({ when }) => say(`sandbox-faults.when-${when}`),
    },
    {
      id: 'left',
      title: say('sandbox-faults.left'),
      minWidth: 88,
      share: 0,
      cell: ({ times }) => say('sandbox-faults.times-left', { times }),
    },
    {
      id: 'end',
      title: say('sandbox-faults.end'),
      minWidth: 88,
      share: 0,
      onCard: 'line',
      cell: (fault) => (
        <PressButton
          size="small"
          label={say('sandbox-faults.end-of', { call: nameOf(say, fault.call) })}
          onPress={async () => onEnded(fault)}
        >
          {say('sandbox-faults.end')}
        </PressButton>
      ),
    },
  ];
}

/** The simulated faults of single calls, each for a number of calls. */
export const CallFaultsCard = observer(function CallFaultsCard({ calls, callNames }: Faults) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { faults } = useConsole();
  const { form, problems } = faults;
  const errorOf = (key: keyof typeof form) => (problems[key] ? { error: say(problems[key]) } : {});
  return (
    <Card title={say('sandbox-faults.calls')}>
      <div className={styles.form}>
        <SelectField
          label={say('sandbox-faults.call')}
          value={form.call}
          choices={[
            { value: anyCall, label: say('sandbox-faults.call-any') },
            ...callNames.map((name) => ({ value: name, label: name })),
          ]}
          onChanged={(call) => faults.typed({ call })}
        />
        <SelectField
          label={say('sandbox-faults.kind')}
          value={form.kind}
          choices={callFaultKinds.map((kind) => ({ value: kind, label: say(`sandbox-faults.kind-${kind}`) }))}
          onChanged={faults.kindChosen}
        />
        {form.kind === 'latency' && (
          <TextField
            label={say('sandbox-faults.seconds')}
            value={form.seconds}
            maxLength={7}
            {...errorOf('seconds')}
            onChanged={(seconds) => faults.typed({ seconds })}
          />
        )}
        {form.kind === 'code' && (
          <TextField
            label={say('sandbox-faults.code')}
            value={form.code}
            maxLength={32}
            {...errorOf('code')}
            onChanged={(code) => faults.typed({ code })}
          />
        )}
        <TextField
          label={say('sandbox-faults.times')}
          value={form.times}
          maxLength={5}
          {...errorOf('times')}
          onChanged={(times) => faults.typed({ times })}
        />
        <SelectField
          label={say('sandbox-faults.when')}
          value={form.when}
          choices={faultWhens.map((when) => ({ value: when, label: say(`sandbox-faults.when-${when}`) }))}
          onChanged={(value) => {
            const when = faultWhens.find((each) => each === value);
            if (when) faults.typed({ when });
          }}
        />
      </div>
      <div className={styles.send}>
        <PressButton onPress={async () => faults.setPressed(nameOf(say, form.call))}>
          {say('sandbox-faults.set')}
        </PressButton>
      </div>
      {calls.length === 0 ? (
        <p className={styles.none}>{say('sandbox-faults.none-standing')}</p>
      ) : (
        <DataTable
          name={say('sandbox-faults.calls')}
          columns={columns(say, async (fault) => faults.endPressed(fault, nameOf(say, fault.call)))}
          rowCount={calls.length}
          rowAt={(index) => calls[index]}
          rowName={({ call }) => nameOf(say, call)}
        />
      )}
    </Card>
  );
});
