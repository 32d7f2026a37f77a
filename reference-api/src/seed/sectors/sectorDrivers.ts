import type { BothLanguages } from '../team/writeBio.ts';

/** By English name. */
export const sectorDrivers: Readonly<Record<string, BothLanguages>> = {
  'Automotive Suppliers': {
    en: 'Volumes follow the build rates of a few large carmakers, and margins follow the content per vehicle.',
    de: 'Die Volumen folgen den Produktionszahlen weniger grosser Autobauer, die Margen dem Anteil am einzelnen Fahrzeug.',
  },
  Banks: {
    en: 'Interest margins, loan losses and fee income decide the year; capital decides the dividend.',
    de: 'Zinsmarge, Kreditausfälle und Kommissionen bestimmen das Jahr, das Kapital bestimmt die Dividende.',
  },
  Beverages: {
    en: 'Brands and distribution carry the prices; a wet summer still costs volume.',
    de: 'Marken und Vertrieb tragen die Preise; ein nasser Sommer kostet dennoch Volumen.',
  },
  Biotechnology: {
    en: 'Value lies in a handful of trials, and cash decides who reaches their results.',
    de: 'Der Wert liegt in wenigen Studien, und die Liquidität entscheidet, wer deren Resultate erlebt.',
  },
  'Building Materials': {
    en: 'Prices are made locally, energy is bought globally, and carbon becomes a cost of its own.',
    de: 'Preise entstehen lokal, Energie wird global eingekauft, und CO₂ wird zu einem eigenen Kostenblock.',
  },
  'Building Technology': {
    en: 'Renovation is steadier than new construction, and efficiency rules pull demand forward.',
    de: 'Die Renovation ist stetiger als der Neubau, und Effizienzvorschriften ziehen Nachfrage vor.',
  },
  'Business Services': {
    en: 'Organic growth is small, contracts are long, and acquisitions make the difference.',
    de: 'Organisch wächst wenig, Verträge laufen lang, und Zukäufe machen den Unterschied.',
  },
  'Capital Goods': {
    en: 'Orders lead sales by two to three quarters; service keeps the factories calm in between.',
    de: 'Aufträge laufen dem Umsatz um zwei bis drei Quartale voraus; der Service beruhigt die Zeit dazwischen.',
  },
  Chemicals: {
    en: 'Destocking and restocking at customers move volumes more than demand itself does.',
    de: 'Lagerabbau und Lageraufbau bei den Kunden bewegen die Volumen stärker als die Nachfrage selbst.',
  },
  Construction: {
    en: 'Order books are full and margins thin: what counts is which contracts are left alone.',
    de: 'Die Auftragsbücher sind voll und die Margen dünn: Es zählt, welche Aufträge man auslässt.',
  },
  'Consumer Electronics': {
    en: 'Short cycles and few hits; the inventory of the trade says more than any forecast.',
    de: 'Kurze Zyklen und wenige Erfolge; das Lager des Handels sagt mehr als jede Prognose.',
  },
  'Cosmetics and Fragrances': {
    en: 'Small share of the customer’s cost, large share of the product’s success: that is pricing power.',
    de: 'Kleiner Anteil an den Kosten der Kunden, grosser Anteil am Erfolg ihrer Produkte: Das ist Preismacht.',
  },
  'Dental and Medical Implants': {
    en: 'Procedures grow with age and income; private payers make them sensitive to confidence.',
    de: 'Die Eingriffe wachsen mit Alter und Einkommen; wo privat bezahlt wird, zählt die Stimmung.',
  },
  'Diversified Financials': {
    en: 'Assets under management follow the markets, costs do not.',
    de: 'Die verwalteten Vermögen folgen den Märkten, die Kosten nicht.',
  },
  'E-Commerce': {
    en: 'Growth has become cheaper to forecast than the cost of returns and delivery.',
    de: 'Das Wachstum lässt sich inzwischen leichter schätzen als die Kosten für Retouren und Zustellung.',
  },
  'Electrical Equipment': {
    en: 'Grids, data centres and electrified factories fill the books for years.',
    de: 'Netze, Rechenzentren und elektrifizierte Fabriken füllen die Bücher auf Jahre.',
  },
  'Energy Infrastructure': {
    en: 'Regulated returns on a growing asset base, paid for with a growing balance sheet.',
    de: 'Regulierte Renditen auf wachsenden Anlagen, finanziert mit einer wachsenden Bilanz.',
  },
  'Food Producers': {
    en: 'Input costs come first, prices a few months later, and volumes show whether that worked.',
    de: 'Zuerst kommen die Rohstoffkosten, Monate später die Preise, und die Volumen zeigen, ob es gelang.',
  },
  'Food Retail': {
    en: 'A business of basis points: traffic, own brands and wages.',
    de: 'Ein Geschäft der Basispunkte: Frequenz, Eigenmarken und Löhne.',
  },
  'Healthcare Services': {
    en: 'Tariffs are political, staff is scarce, and occupancy settles the margin.',
    de: 'Tarife sind politisch, Personal ist knapp, und die Auslastung entscheidet über die Marge.',
  },
  'Hotels and Leisure': {
    en: 'High fixed costs turn a good season into profit and a bad one into debt.',
    de: 'Hohe Fixkosten machen aus einer guten Saison Gewinn und aus einer schlechten Schulden.',
  },
  Insurance: {
    en: 'Prices after large losses, solvency before dividends, and reserves that prove themselves late.',
    de: 'Preise nach Grossschäden, Solvenz vor Dividenden und Reserven, die sich erst spät beweisen.',
  },
  'Laboratory Equipment': {
    en: 'Instruments are postponed, consumables are not.',
    de: 'Geräte werden aufgeschoben, Verbrauchsmaterial nicht.',
  },
  Logistics: {
    en: 'Freight rates swing, gross profit per shipment swings less: conversion is the figure to watch.',
    de: 'Frachtraten schwanken, der Rohertrag je Sendung weniger: Auf die Konversion kommt es an.',
  },
  'Luxury Goods': {
    en: 'Scarcity is managed, not given; currencies and travel shift where it is bought.',
    de: 'Knappheit wird gesteuert; Währungen und Reisen verschieben, wo gekauft wird.',
  },
  Machinery: {
    en: 'Early in the cycle, exposed to the franc, and rescued by spare parts.',
    de: 'Früh im Zyklus, dem Franken ausgesetzt und von Ersatzteilen gestützt.',
  },
  Media: {
    en: 'Print shrinks predictably; marketplaces and subscriptions have to grow faster.',
    de: 'Print schrumpft planbar; Marktplätze und Abonnemente müssen schneller wachsen.',
  },
  'Medical Technology': {
    en: 'Approvals open markets, hospital budgets open wallets.',
    de: 'Zulassungen öffnen Märkte, Spitalbudgets öffnen Kassen.',
  },
  Packaging: {
    en: 'Pass-through clauses protect the margin with a delay; recycling rules change the product.',
    de: 'Weitergabeklauseln schützen die Marge mit Verzögerung; Recyclingregeln verändern das Produkt.',
  },
  'Paper and Forestry': {
    en: 'Pulp prices make the cycle, closures end it.',
    de: 'Zellstoffpreise machen den Zyklus, Stilllegungen beenden ihn.',
  },
  Pharmaceuticals: {
    en: 'Launches must outrun expiring patents; prices are negotiated in public.',
    de: 'Neue Präparate müssen schneller sein als auslaufende Patente; über Preise wird öffentlich verhandelt.',
  },
  'Precision Instruments': {
    en: 'Niches with few suppliers, customers who test for years and then stay.',
    de: 'Nischen mit wenigen Anbietern und Kunden, die jahrelang prüfen und dann bleiben.',
  },
  'Private Equity': {
    en: 'Exits set the pace, discounts set the entry price.',
    de: 'Verkäufe geben das Tempo vor, Abschläge den Einstiegspreis.',
  },
  'Real Estate': {
    en: 'Rents rise slowly, yields move quickly, and vacancies tell which quarter of town was right.',
    de: 'Mieten steigen langsam, Renditen bewegen sich schnell, und Leerstände zeigen, welches Quartier richtig war.',
  },
  'Real Estate Funds / Investment Foundations': {
    en: 'Premiums over net asset value come and go with the interest rate; debt is capped by law.',
    de: 'Aufschläge auf den Nettoinventarwert kommen und gehen mit dem Zins; die Verschuldung ist gesetzlich begrenzt.',
  },
  Semiconductors: {
    en: 'Capacity is ordered when it is scarce and delivered when it is not.',
    de: 'Kapazität wird bestellt, wenn sie knapp ist, und geliefert, wenn sie es nicht mehr ist.',
  },
  Software: {
    en: 'Recurring revenue buys patience; the move to the cloud costs margin first.',
    de: 'Wiederkehrende Erlöse erkaufen Geduld; der Umzug in die Cloud kostet zuerst Marge.',
  },
  Telecommunications: {
    en: 'Flat revenue, heavy networks, and a dividend that both have to carry.',
    de: 'Stagnierende Erlöse, schwere Netze und eine Dividende, die beides tragen muss.',
  },
  'Transport Infrastructure': {
    en: 'Traffic recovers, tariffs are reset every few years, and concessions end.',
    de: 'Der Verkehr erholt sich, Tarife werden alle paar Jahre neu gesetzt, und Konzessionen enden.',
  },
  Utilities: {
    en: 'Hydro output and forward prices make the year; the grid makes the floor.',
    de: 'Wasserführung und Terminpreise machen das Jahr; das Netz bildet den Boden.',
  },
};
