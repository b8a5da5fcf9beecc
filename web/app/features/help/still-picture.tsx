interface StillPictureProps {
  /** The name of a file in `public/pictures`. */
  name: string;
  first?: boolean;
}

/** A decorative picture of the site in 4:5. */
export function StillPicture({ name, first = false }: StillPictureProps) {
  return (
    <div className="picture">
      <img
        src={`/pictures/${name}.webp`}
        alt=""
        width="640"
        height="800"
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  );
}
