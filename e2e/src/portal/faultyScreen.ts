/**
 * Fails on demand: in an event handler, a promise or an effect. Without imports, to fit into a built file, where its
 * stacks look like a real screen's.
 */
const faulty = `globalThis.portalFaulty??=(()=>{
function Faulty(){this.state={}}
const button=(name,onClick)=>({$$typeof:Symbol.for("react.transitional.element"),type:"button",key:name,ref:null,props:{onClick,children:name}});
Faulty.prototype={isReactComponent:{},
render(){return[
button("Break in a handler",()=>{throw new Error("broken in a handler")}),
button("Break in a promise",()=>{void Promise.reject(new Error("broken in a promise"))}),
button("Break in an effect",()=>this.updater.enqueueSetState(this,{broken:true},null))]},
componentDidUpdate(){if(this.state.broken)throw new Error("broken in an effect")}};
return Faulty})()`;

export const withFaultyScreen = (text: string): string =>
  text.replace(/Component:\(\)=>\w+/, () => `Component:()=>${faulty}`);
