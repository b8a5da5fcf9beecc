import { hasOptions } from '#contracts/designs/options/design-options.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import type { DesignPage } from '../showing/design-details.api.ts';
import { type ChosenOptions, conflictsOf } from './chosen-options.ts';
import { OptionsAsked } from './options-asked.tsx';

interface DesignChoicesProps {
  design: DesignPage;
  chosen: ChosenOptions;
  onChange: (chosen: ChosenOptions) => void;
}

/** The choices and questions on the page of a design; the checkout asks for what is still missing. */
export function DesignChoices({ design: { options }, chosen, onChange }: DesignChoicesProps) {
  const { viewer } = useViewer();
  if (!hasOptions(options)) return null;
  return (
    <OptionsAsked
      options={options}
      chosen={chosen}
      onChange={onChange}
      faults={conflictsOf(options, chosen.choices)}
      // Pictures are uploaded by members only.
      takesPictures={viewer !== null}
    />
  );
}
