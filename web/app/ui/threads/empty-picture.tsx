interface Drawing {
  /** The paths drawn in ink. */
  drawn: string;
  /** The paths drawn in stitches, for what is still missing. */
  stitched: string;
}

const drawings = {
  /** A kurta on a hanger, for designs. */
  kurta: {
    drawn:
      'M160 62V48C160 40 170 40 170 30C170 20 155 18 151 27M160 62C152 66 118 78 104 86C98 90 101 95 107 94L213 94C219 95 222 90 216 86C202 78 168 66 160 62Z',
    stitched:
      'M140 72C146 86 174 86 180 72M140 72C126 76 112 80 102 86C88 112 78 146 74 168L94 174C98 156 104 140 110 128C110 160 104 190 98 214H222C216 190 210 160 210 128C216 140 222 156 226 174L246 168C242 146 232 112 218 86C208 80 194 76 180 72M160 84V140',
  },
  /** An untied parcel, for orders and meetings. */
  parcel: {
    drawn: 'M92 108L160 82L228 108V184L160 214L92 184ZM92 108L160 136L228 108M160 136V214',
    stitched: 'M126 95L194 122V158M126 122V199M194 122V199M126 95L126 122',
  },
  /** A needle and a spool, for work that is done. */
  spool: {
    drawn:
      'M112 96H168M116 96V104H164V96M112 200H168M116 200V192H164V200M120 104V192M160 104V192M222 84L206 208M222 84C226 78 230 84 226 92L222 104',
    stitched:
      'M120 118L160 112M120 132L160 126M120 146L160 140M120 160L160 154M120 174L160 168M160 180C184 196 178 128 200 120C212 116 216 104 223 94',
  },
  /** An empty letter, for messages and enquiries. */
  letter: {
    drawn: 'M88 92H232V200H88ZM88 92L160 152L232 92',
    stitched: 'M108 176H156M108 188H138M169 152a9 9 0 1 0-18 0a9 9 0 1 0 18 0',
  },
  /** A four-pointed star between two unfinished ones, for reviews. */
  star: {
    drawn:
      'M84 132L89 147L104 152L89 157L84 172L79 157L64 152L79 147ZM236 132L241 147L256 152L241 157L236 172L231 157L216 152L231 147Z',
    stitched: 'M160 92L174 138L220 152L174 166L160 212L146 166L100 152L146 138Z',
  },
  /** A bell, for notifications. */
  bell: {
    drawn:
      'M112 186H208C198 174 196 160 196 138C196 112 182 92 160 92C138 92 124 112 124 138C124 160 122 174 112 186ZM160 92V78',
    stitched: 'M146 188C146 206 174 206 174 188M138 158H182M141 168H179',
  },
  /** A heart embroidered on a square of cloth, for likes. */
  heart: {
    drawn: 'M98 76H222V204H98Z',
    stitched:
      'M160 182C132 162 120 148 120 130C120 116 130 108 141 108C150 108 157 114 160 122C163 114 170 108 179 108C190 108 200 116 200 130C200 148 188 162 160 182Z',
  },
  /** A bookmark ribbon, for saved designs. */
  bookmark: {
    drawn: 'M120 72H200V206L160 174L120 206Z',
    stitched: 'M132 84H188V180L160 158L132 180Z',
  },
} as const satisfies Record<string, Drawing>;

export type EmptyPictureName = keyof typeof drawings;

/** The line drawing of an empty state. */
export function EmptyPicture({ of }: { of: EmptyPictureName }) {
  const { drawn, stitched } = drawings[of];
  return (
    <svg
      viewBox="0 0 320 230"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="w-[min(180px,60%)] md:w-[290px] text-ink-2"
    >
      {of === 'kurta' ? (
        <>
          <path d="M30 18H290" stroke="var(--tb-seam-2)" />
          <path d="M30 22H290" stroke="var(--tb-seam)" />
        </>
      ) : (
        <path d="M60 214H260" stroke="var(--tb-seam-2)" />
      )}
      <path d={drawn} />
      <path d={stitched} stroke="var(--tb-madder-text)" strokeDasharray="6 5" strokeWidth="1.6" />
    </svg>
  );
}
