import { FailureFacts } from '../../../views/design/panels/FailureFacts.tsx';
import { MissingPart } from '../../../views/design/panels/MissingPart.tsx';
import { SupportLine } from '../../../views/design/panels/SupportLine.tsx';
import { SupportContext } from '../../../views/design/panels/support-context.ts';
import { CutInMiddle } from '../../../views/design/panels/CutInMiddle.tsx';
import { examplesOf } from '../../example.ts';
import { nothing, samples, trace } from '../../samples.ts';

const hotline = '400-000-0000';
const onlineService = 'https://help.example.com/';

export const examples = [
  ...examplesOf('FailureFacts', {
    usual: () => <FailureFacts code="50012" traceId={trace} />,
    centred: () => <FailureFacts code="50012" traceId={trace} centred />,
    'with whom to ask': () => (
      <SupportContext value={{ hotline, onlineService }}>
        <FailureFacts code="50012" traceId={trace} />
      </SupportContext>
    ),
    'code alone': () => <FailureFacts code="50012" traceId={undefined} />,
  }),
  ...examplesOf('SupportLine', {
    usual: () => (
      <SupportContext value={{ hotline, onlineService }}>
        <SupportLine />
      </SupportContext>
    ),
    'hotline alone': () => (
      <SupportContext value={{ hotline, onlineService: '' }}>
        <SupportLine />
      </SupportContext>
    ),
    'online service alone': () => (
      <SupportContext value={{ hotline: '', onlineService }}>
        <SupportLine />
      </SupportContext>
    ),
  }),
  ...examplesOf('MissingPart', {
    usual: ({ tell }) => <MissingPart label={tell('额度', 'Limits')} onRetry={nothing} />,
    'long text': ({ tell }) => <MissingPart label={tell(...samples.longCompany)} onRetry={nothing} />,
  }),
  ...examplesOf('CutInMiddle', {
    usual: () => <CutInMiddle text="ZL-SAMPLE-0042" />,
    'where room is short': ({ tell }) => (
      <div style={{ width: '180px' }}>
        <CutInMiddle text={tell(...samples.longNumber)} />
      </div>
    ),
    'long text': ({ tell }) => <CutInMiddle text={tell(...samples.longCompany)} />,
  }),
];
