/** Real work. The server repeats what is between the marks for every picture that its maker shows to strangers. */
export function Wall() {
  return (
    <section className="wall" aria-labelledby="wall-title">
      <h2 id="wall-title" className="mono">
        Made at {'{{school}}'}
      </h2>
      <ul>
        {'{{#works}}'}
        <li className="work">
          <img
            src="{{url}}"
            srcSet="{{srcset}}"
            sizes="(min-width: 64rem) 16vw, 44vw"
            width="{{width}}"
            height="{{height}}"
            alt=""
            loading="lazy"
            decoding="async"
          />
          <p className="work-title">{'{{title}}'}</p>
          <p className="work-maker">{'{{maker}}'}</p>
        </li>
        {'{{/works}}'}
      </ul>
    </section>
  );
}
