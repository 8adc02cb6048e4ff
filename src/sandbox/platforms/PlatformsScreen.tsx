import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lookFlags, maxCharactersOf, lookTexts } from '../../domain/shell/shared/platform-look.ts';
import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { CheckBox } from '../../views/design/fields/CheckBox.tsx';
import { SelectField } from '../../views/design/fields/SelectField.tsx';
import { TextField } from '../../views/design/fields/TextField.tsx';
import { Card } from '../../views/design/panels/Card.tsx';
import { ListSkeleton } from '../../views/design/panels/ListSkeleton.tsx';
import { PageHeader } from '../../views/design/panels/PageHeader.tsx';
import { onNarrow } from '../../views/design/theme/breakpoints.ts';
import { useConsole } from '../frame/console-context.ts';
import { SandboxFailed } from '../frame/SandboxFailed.tsx';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { PlatformPreview } from './PlatformPreview.tsx';

const useStyles = makeStyles({
  host: { maxWidth: '320px', marginBottom: '16px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '16px',
    padding: '0 16px 16px',
    alignItems: 'start',
  },
  whole: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', gridColumn: '1 / -1' },
});

/** The look of a host, and the form that changes it from the host's next load on. */
export const PlatformsScreen = observer(function PlatformsScreen() {
  const styles = useStyles();
  const say = useSandboxWords();
  const { platforms: presenter } = useConsole();
  const { content, hosts, host, look, config, problems, typedLook } = presenter;
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const wrong = Object.keys(problems).length > 0;
  return (
    <>
      <PageHeader title={say('sandbox-platforms.title')} facts={say('sandbox-platforms.facts')} />
      {content.kind === 'loading' && <ListSkeleton />}
      {content.kind === 'failed' && <SandboxFailed failure={content.failure} onRetry={presenter.load} />}
      {look && config && (
        <>
          <div className={styles.host}>
            <SelectField
              label={say('sandbox-platforms.host')}
              value={host}
              choices={hosts.map((each) => ({
                value: each,
                label: each === '*' ? say('sandbox-platforms.any') : each,
              }))}
              onChanged={presenter.hostChosen}
            />
          </div>
          <div className={styles.columns}>
            <Card title={say('sandbox-platforms.look')}>
              <div className={styles.form}>
                {lookTexts.map((field) => {
                  const problem = problems[field];
                  return (
                    <TextField
                      key={field}
                      label={say(`sandbox-platforms.${field}`)}
                      value={look[field]}
                      maxLength={maxCharactersOf(field)}
                      onChanged={(text) => presenter.typed({ [field]: text })}
                      {...(problem ? { error: say(`sandbox-platforms.problem-${problem}`) } : {})}
                    />
                  );
                })}
                <div className={styles.whole}>
                  {lookFlags.map((field) => (
                    <CheckBox key={field} checked={look[field]} onToggled={(on) => presenter.typed({ [field]: on })}>
                      {say(`sandbox-platforms.${field}`)}
                    </CheckBox>
                  ))}
                </div>
                <div className={styles.whole}>
                  <PressButton
                    kind="primary"
                    unavailable={
                      typedLook === undefined
                        ? say('sandbox-platforms.nothing-typed')
                        : wrong
                          ? say('sandbox-platforms.mend-first')
                          : undefined
                    }
                    onPress={async () => presenter.savePressed()}
                  >
                    {say('sandbox-platforms.save')}
                  </PressButton>
                  {typedLook !== undefined && (
                    <PressButton onPress={() => presenter.dropped()}>{say('sandbox-platforms.drop')}</PressButton>
                  )}
                </div>
              </div>
            </Card>
            <Card title={say('sandbox-platforms.preview')} note={say('sandbox-platforms.preview-note')}>
              <PlatformPreview config={config} />
            </Card>
          </div>
        </>
      )}
    </>
  );
});
