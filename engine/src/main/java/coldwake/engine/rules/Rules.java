package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Work;

/** Which chapter resolves which step. */
final class Rules {
    private Rules() {}

    static void resolve(Play p, Work work) {
        switch (work) {
            case Step.Nothing() -> {}
            case Step.Both(Step first, Step second) -> {
                p.then(first);
                p.then(second);
            }
            case Step.Scope _ -> {}
            case Step.Cancel(int scope, int actor) -> ActionRules.cancel(p, scope, actor);

            case Step.SetUpModules() -> p.rules().modules().forEach(module -> module.setUp(p));
            case Step.ModuleWork own -> p.rules().module(own.task()).work(p, own);
            case Step.ModulePhase own -> p.rules().module(own.task()).phase(p, own);

            case Step.Draft(int number) -> SetupRules.draft(p, number);
            case Step.TakeCharacter(int seat, int character) -> SetupRules.takeCharacter(p, seat, character);

            case Step.StartRound() -> TurnRules.startRound(p);
            case Step.NextTurn(int from) -> TurnRules.nextTurn(p, from);
            case Step.TakeTurn(int seat) -> TurnRules.takeTurn(p, seat);
            case Step.AfterAction(int seat) -> TurnRules.afterAction(p, seat);
            case Step.EndTurn(int seat) -> TurnRules.endTurn(p, seat);
            case Step.Linger(int seat, boolean on) -> p.changes().crew.setLingering(seat, on);
            case Step.FinishTurn(int seat) -> TurnRules.finishTurn(p, seat);
            case Step.CloseTurn(int seat) -> TurnRules.closeTurn(p, seat);
            case Step.Pass(int seat, boolean discarding) -> TurnRules.pass(p, seat, discarding);
            case Step.EveryonePasses(int order) -> TurnRules.everyonePasses(p, order);

            case Step.StartEventPhase() -> p.place().eventPhase(p);
            case Step.AdvanceTime() -> EventPhase.advanceTime(p);
            case Step.IntruderAttacks(int order) -> EventPhase.intruderAttacks(p, order);
            case Step.FireDamage(int slot) -> EventPhase.fireDamage(p, slot);
            case Step.BurnIntruders(int slot, int intruders) -> EventPhase.burnIntruders(p, slot, intruders);
            case Step.DrawEvent() -> EventPhase.drawEvent(p);
            case Step.ResolveEvent(int event) -> EventPhase.resolveEvent(p, event);
            case Step.FinishEvent(int event) -> EventPhase.finishEvent(p, event);
            case Step.DevelopBag() -> EventPhase.developBag(p);
            case Step.EveryoneRollsNoise(int order) -> NoiseRules.everyoneRolls(p, order);
            case Step.EndRound() -> EventPhase.endRound(p);

            case Step.Act act -> ActionRules.act(p, act);
            case Step.RefuseConsent(int seat, int actor) -> ActionRules.refuseConsent(p, seat, actor);
            case Step.Begin begin -> ActionRules.begin(p, begin.act());
            case Step.Declare(int seat, int source, int branch) -> ActionRules.declare(p, seat, source, branch);
            case Step.Pay(int seat, int cost) -> ActionRules.pay(p, seat, cost);
            case Step.PayWith(int seat, int card, int cost) -> ActionRules.payWith(p, seat, card, cost);
            case Step.DiscardCard(int seat, int card) -> p.changes().hands.discard(seat, card);
            case Step.OfferReactions(int actor, int scope, int after) -> ReactionRules.offer(p, actor, scope, after);
            case Step.Interrupt(int seat, int card, int actor, int scope) ->
                ReactionRules.interrupt(p, seat, card, actor, scope);
            case Step.Resolve r -> ActionRules.resolve(p, r.act());
            case Step.StageThen stage -> ActionRules.stageThen(p, stage);

            case Step.MoveCrew(int seat, int to, int way, Step.Noise noise) -> MoveRules.move(p, seat, to, way, noise);
            case Step.Arrive arrive -> MoveRules.arrive(p, arrive);
            case Step.Escape escape -> MoveRules.escape(p, escape);
            case Step.PlaceNoise(int passage) -> p.changes().ship.placeNoise(passage);
            case Step.RollNoise(int seat, boolean evenInCombat) -> NoiseRules.roll(p, seat, evenInCombat);
            case Step.PayForReroll(int seat, int face) -> NoiseRules.payForReroll(p, seat, face);
            case Step.ThrowNoise(int seat) -> NoiseRules.throwDie(p, seat);
            case Step.RerollNoise(int seat, int scope) -> NoiseRules.reroll(p, seat, scope);
            case Step.ApplyNoise(int seat, int face) -> NoiseRules.apply(p, seat, face);
            case Step.Danger(int slot) -> NoiseRules.danger(p, slot);
            case Step.CloseDoor(int seat, int corridor) -> DoorRules.close(p, seat, corridor);
            case Step.MoveDoor(int from, int to) -> DoorRules.move(p, from, to);
            case Step.ChangeDoors(int seat, int slot, int corridor, long left) ->
                DoorRules.change(p, seat, slot, corridor, left);
            case Step.OpenDoor(int corridor) -> DoorRules.open(p, corridor);

            case Step.Encounter(int seat, int slot) -> EncounterRules.encounter(p, seat, slot);
            case Step.CompareHand(int seat, int intruder, int token) ->
                EncounterRules.compare(p, seat, intruder, token);
            case Step.KeepObjective(int seat, int objective) ->
                p.changes().decks.keepObjective(seat, objective);
            case Step.IntruderAttack(int intruder, int target, Step.AttackCause cause) ->
                AttackRules.attack(p, intruder, target, cause);
            case Step.ResolveAttack(int intruder, int target, int card, Step.AttackCause _) ->
                AttackRules.resolve(p, intruder, target, card);
            case Step.OfferDefence o -> AttackRules.offerDefence(p, o);
            case Step.Defend d -> AttackRules.defend(p, d);
            case Step.IgnoreAttack(int seat, int intruder, int scope, int card) ->
                AttackRules.ignore(p, seat, intruder, scope, card);
            case Step.DiscardAttackCard(int card) -> AttackRules.discard(p, card);
            case Step.Shoot(int seat, int weapon, int target, int bonus, int rerolls) ->
                CombatRules.shoot(p, seat, weapon, target, bonus, rerolls);
            case Step.RollShot(int seat, int weapon, int target, int bonus, int rerolls) ->
                CombatRules.rollShot(p, seat, weapon, target, bonus, rerolls);
            case Step.ApplyShot(int seat, int weapon, int target, int bonus, int face) ->
                CombatRules.applyShot(p, seat, weapon, target, bonus, face);
            case Step.SpendAmmo(int seat, int weapon, int ammo) ->
                p.changes().items.spendAmmo(seat, weapon, ammo);
            case Step.Hit(int seat, int target, int injuries) -> CombatRules.hit(p, seat, target, injuries);
            case Step.Melee(int seat, int target) -> CombatRules.melee(p, seat, target);
            case Step.RollMelee(int seat, int target, int rerolls) -> CombatRules.rollMelee(p, seat, target, rerolls);
            case Step.ApplyMelee(int seat, int target, int face) -> CombatRules.applyMelee(p, seat, target, face);
            case Step.Injure(int intruder, int injuries) -> CombatRules.injure(p, intruder, injuries);
            case Step.InjureBy injury -> CombatRules.injureBy(p, injury);
            case Step.Retreat(int intruder) -> CombatRules.retreat(p, intruder);
            case Step.HitRoomTarget(int seat, int slot, int hits, boolean noise) ->
                CombatRules.hitRoomTarget(p, seat, slot, hits, noise);

            case Step.Wound(int seat, int light, int serious) -> WoundRules.wound(p, seat, light, serious);
            case Step.DropItem(int seat, int item) -> ItemRules.drop(p, seat, item);
            case Step.DropThing(int seat, int thing) -> ItemRules.dropThing(p, seat, thing);
            case Step.GainItem(int seat, int item) -> ItemRules.gain(p, seat, item);
            case Step.GainThing(int seat, int thing) -> ItemRules.gainThing(p, seat, thing);
            case Step.Search(int seat, int colour, int cards) -> ItemRules.search(p, seat, colour, cards);
            case Step.KeepFound(int seat, int item, int _) -> ItemRules.keepFound(p, seat, item);
            case Step.DrawCards(int seat, int cards) -> TurnRules.drawCards(p, seat, cards);
            case Step.Contaminate(int seat) -> ContaminationRules.contaminate(p, seat);
            case Step.ScanHand(int seat) -> ContaminationRules.scanHand(p, seat);
            case Step.Die(int seat) -> WoundRules.die(p, seat);

            case Step.TradeRound(int actor, int after, boolean traded) -> TradeRules.round(p, actor, after, traded);
            case Step.CheckHands(int seat) -> ItemRules.checkHands(p, seat);
            case Step.LayOut(int seat, int item, int partner) ->
                p.changes().items.layOut(seat, item, partner);
            case Step.LayOutThing(int seat, int thing) -> p.changes().crew.layOutThing(seat, thing);
            case Step.ShowItem(int seat, int item, int partner) ->
                p.changes().items.show(seat, item, partner);
            case Step.CloseDeal deal -> TradeRules.closeDeal(p, deal);
            case Step.EndTrade(int actor, boolean traded) -> TradeRules.end(p, actor, traded);

            case Step.CheckContamination(int seat) -> EndGame.checkContamination(p, seat);
            case Step.CheckObjectives() -> EndGame.checkObjectives(p);
        }
    }
}
