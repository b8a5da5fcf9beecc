interface StillPictureProps {
  /** Of a file in `public/pictures`. */
  name: string;
  first?: boolean;
}

/** One of the site's own pictures in 4:5; it says nothing that the words beside it do not. */
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
