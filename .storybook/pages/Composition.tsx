import { useEffect, useRef, useState } from 'react';
import { preferred } from '../theme.ts';

interface Part {
  selector: string;
  name: string;
  /** The id of the part's docs page, without `--docs`. */
  page: string;
  what: string;
}

const zoom = 0.5;

interface ComposedProps {
  /** The id of the story that renders the page. */
  story: string;
  /** The visible height of the page, in px. */
  height: number;
  parts: readonly Part[];
}

export function Composed({ story, height, parts }: ComposedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [tops, setTops] = useState<number[]>([]);
  useEffect(() => {
    // Polls, because no event reports that the iframe has rendered its story.
    const timer = setInterval(() => {
      const elements = parts.map(({ selector }) =>
        frame.current?.contentDocument?.querySelector(selector),
      );
      if (!elements.every((element) => element != null)) return;
      clearInterval(timer);
      setTops(elements.map((element) => element.getBoundingClientRect().top));
    }, 300);
    return () => clearInterval(timer);
  }, [parts]);
  return (
    <div className="composed">
      <div className="composed-page" style={{ width: 1280 * zoom, height: height * zoom }}>
        <iframe
          ref={frame}
          title={story}
          inert
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${preferred}`}
          style={{ width: 1280, height, zoom }}
        />
        {tops.map((top, index) => (
          <span key={parts[index]?.name} style={{ top: top * zoom }}>
            {index + 1}
          </span>
        ))}
      </div>
      <ol>
        {parts.map(({ name, page, what }) => (
          <li key={name}>
            <a href={`?path=/docs/${page}--docs`}>{name}</a>: {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
