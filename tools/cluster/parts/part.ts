/** A program that all processes of the cluster share. */
export interface Part {
  readonly name: string;
  /** What the processes need to know of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Settles when it has ended, asked or not. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}
