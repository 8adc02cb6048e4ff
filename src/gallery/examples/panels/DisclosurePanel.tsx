import type { ReactNode } from 'react';
import { DisclosurePanel, type DisclosurePanelProps } from '../../../views/design/panels/DisclosurePanel.tsx';
import { PortalLink } from '../../../views/design/actions/PortalLink.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Opened } from '../../Opened.tsx';
import { samples } from '../../samples.ts';

type Tried = Pick<DisclosurePanelProps, 'align' | 'floats' | 'rises' | 'walks' | 'children'> & { readonly tell: Tell };

function TriedPanel({ tell, ...more }: Tried) {
  return (
    <DisclosurePanel
      label={tell('更多操作', 'More')}
      renderButton={(parts) => <PressButton {...parts}>{tell('更多操作', 'More')}</PressButton>}
      {...more}
    />
  );
}

/** The bar that a panel of the width of a phone is attached to. */
function Bar({ children }: { readonly children: ReactNode }) {
  return <div style={{ position: 'relative' }}>{children}</div>;
}

const places = (tell: Tell) => (
  <>
    <p>
      <PortalLink to="#here">{tell('账单', 'Statements')}</PortalLink>
    </p>
    <p>
      <PortalLink to="#here">{tell('额度', 'Limits')}</PortalLink>
    </p>
  </>
);

export const examples = examplesOf('DisclosurePanel', {
  closed: ({ tell }) => <TriedPanel tell={tell}>{tell(...samples.sentence)}</TriedPanel>,
  open: ({ tell }) => (
    <Opened room="140px">
      <TriedPanel tell={tell}>{tell(...samples.sentence)}</TriedPanel>
    </Opened>
  ),
  'open, afloat': ({ tell }) => (
    <Opened room="140px">
      <Bar>
        <TriedPanel tell={tell} floats>
          {tell(...samples.sentence)}
        </TriedPanel>
      </Bar>
    </Opened>
  ),
  'open, with places to go': ({ tell }) => (
    <Opened room="180px">
      <Bar>
        <TriedPanel tell={tell} walks floats>
          {places(tell)}
        </TriedPanel>
      </Bar>
    </Opened>
  ),
  'open at its end': ({ tell }) => (
    <Opened room="140px">
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <TriedPanel tell={tell} align="end">
          {tell(...samples.sentence)}
        </TriedPanel>
      </div>
    </Opened>
  ),
  'open upwards': ({ tell }) => (
    <Opened room="160px">
      <div style={{ paddingTop: '110px' }}>
        <TriedPanel tell={tell} rises>
          {tell(...samples.sentence)}
        </TriedPanel>
      </div>
    </Opened>
  ),
  'long text': ({ tell }) => (
    <Opened room="320px">
      <TriedPanel tell={tell}>{tell(...samples.longSentence)}</TriedPanel>
    </Opened>
  ),
});
