import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { initialsOf, swatchOf } from './initials.ts';
import { classNames } from './styles/class-names.ts';

export interface Person {
  id: number;
  name: string;
  profileImage?: string | null;
}

const sizes = {
  small: 'size-8 text-[13px]',
  usual: '',
  large: 'size-18 text-[28px]',
  huge: 'size-26 text-[40px]',
};

/**
 * A person's photo, or a swatch with their initials. The name is always shown beside it, so the initials are drawn by
 * CSS instead of text: otherwise they would become part of a button's accessible name.
 */
export function Avatar({ person, size = 'usual' }: { person: Person; size?: keyof typeof sizes }) {
  const photo = person.profileImage;
  return (
    <span
      className={classNames('swatch', sizes[size])}
      aria-hidden="true"
      {...(photo ? {} : { style: { backgroundImage: `url(${swatchOf(person.id)})` } })}
    >
      {photo ? (
        <img src={pictureVariant(photo, 320, 'webp') ?? photo} alt="" loading="lazy" />
      ) : (
        <span data-letters={initialsOf(person.name)} />
      )}
    </span>
  );
}
