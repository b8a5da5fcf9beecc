import { formatCount } from '#web/platform/i18n/numbers.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

interface FacetGroupProps {
  title: string;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  isOpen: boolean;
  nameOf: (value: string) => string;
  onToggle: (value: string) => void;
}

export function FacetGroup({ title, values, chosen, isOpen, nameOf, onToggle }: FacetGroupProps) {
  if (values.length === 0) return null;
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  return (
    <details className="facet" open={isOpen}>
      <summary>{title}</summary>
      <div className="facet-values">
        {values.map(({ value, count }) => (
          <Checkbox
            key={value}
            checked={isChosen(value)}
            onChange={() =>
              onToggle(chosen.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value)
            }
            label={
              <span className="facet-value">
                <span>{nameOf(value)}</span>
                <span className="num text-2 text-ink-3">{formatCount(count)}</span>
              </span>
            }
          />
        ))}
      </div>
    </details>
  );
}
