@extension
Feature: Changes of holdings by officers of the platform
  A court freezes, releases or transfers what a company holds; a company succeeds another one; an entry was wrong. The
  platform carries it out: one officer proposes it, and another one approves. Nothing that was posted is changed.

  Background:
    Given it is 10:00 on 2026-11-27
    And Zhou Siyuan holds a credit of 100000.00 due in 124 days

  Rule: A court's freeze takes precedence over every other use

    @wire
    Scenario: A frozen amount is neither available nor paid, and its holder sees the reason and the last day
      Given Zhou Siyuan is at work
      When two officers freeze 30000.00 of it until 2027-01-15
      Then the newest holding of Zhou Siyuan is "100000.00, 70000.00 available"
      And of it Zhou Siyuan reads as frozen "30000.00 （2026）浙02执88号 2027-01-15"
      And of it Zhou Siyuan reads as changed "freeze 30000.00"
      When two officers release 10000.00 of it
      Then the newest holding of Zhou Siyuan is "100000.00, 80000.00 available"
      And of it Zhou Siyuan reads as frozen "20000.00 （2026）浙02执88号 2027-01-15"
      And of it Zhou Siyuan reads as changed "release 10000.00; freeze 30000.00"

    Scenario: A freeze needs a second officer
      Given Zhou Siyuan is at work
      When one officer alone tries to freeze 30000.00 of it until 2027-01-15
      Then the newest holding of Zhou Siyuan is "100000.00, 100000.00 available"

    Scenario: An application above the remaining amount lapses, and one within it still waits
      Given Zhou Siyuan and Gu Yunzhou are at work
      When Zhou Siyuan transfers 60000.00 to "苏州澄叶"
      And two officers freeze 40000.00 of it until 2027-01-15
      Then 1 application waits for Gu Yunzhou
      When two officers freeze 0.01 of it until 2027-01-15
      Then nothing waits for Gu Yunzhou
      And the application of Zhou Siyuan is "LAPSED"
      And the newest holding of Zhou Siyuan is "100000.00, 59999.99 available"

    Scenario: A freeze applies on its last day and ends automatically after it
      When two officers freeze 30000.00 of it until 2027-01-15
      And it is 23:00 on 2027-01-15
      And Zhou Siyuan comes back to work
      Then the newest holding of Zhou Siyuan is "100000.00, 70000.00 available"
      When it is 01:00 on 2027-01-16
      And Zhou Siyuan comes back to work
      Then the newest holding of Zhou Siyuan is "100000.00, 100000.00 available"
      And of it Zhou Siyuan reads as changed "release 30000.00; freeze 30000.00"

    Scenario: At maturity the frozen part is paid only after its release
      When two officers freeze 30000.00 of it until 2027-12-31
      And it is 11:00 on 2027-03-31
      Then a line of a statement of 100000.00 for it with "ST-1" waits, because a part is frozen
      When the core enterprise pays 70000.00 of the first with "ST-2"
      And Zhou Siyuan comes back to work
      Then the newest holding of Zhou Siyuan is "30000.00, 0.00 available"
      When two officers release 30000.00 of it
      And the core enterprise pays 30000.00 of the first with "ST-3"
      Then today 0.00 came into the ledger of Zhou Siyuan, and 100000.00 went out

  Rule: A court can transfer a holding to another company, frozen or not

    @wire
    Scenario: A frozen amount goes to another company, which can transfer it
      Given Zhou Siyuan and He Qinghe are at work
      When two officers freeze 30000.00 of it until 2027-01-15
      And two officers transfer 20000.00 of what is frozen to "苏州澄叶" for the court
      Then the newest holding of Zhou Siyuan is "80000.00, 70000.00 available"
      And of it Zhou Siyuan reads as changed "court-transfer 20000.00 苏州澄叶电子材料有限公司; freeze 30000.00"
      And the newest holding of He Qinghe is "20000.00, 20000.00 available"
      And today 20000.00 came into the ledger of He Qinghe, and 0.00 went out

    Scenario: An application that waits for approval gives way to the court
      Given Zhou Siyuan and Gu Yunzhou are at work
      When Zhou Siyuan transfers 60000.00 to "苏州澄叶"
      And two officers transfer 50000.00 of it to "苏州澄叶" for the court
      Then nothing waits for Gu Yunzhou
      And the newest holding of Zhou Siyuan is "50000.00, 50000.00 available"

  Rule: A successor takes over everything that a company holds

    Scenario: Holdings move to the successor with their freezes
      Given He Qinghe is at work
      When two officers freeze 30000.00 of it until 2027-01-15
      And two officers let "苏州澄叶" succeed "宁波砚舟"
      And Zhou Siyuan comes back to work
      Then Zhou Siyuan holds nothing any more
      And He Qinghe holds of it "100000.00, 70000.00 available"

    Scenario: Applications that wait for a director wait for the director of the successor
      Given Zhou Siyuan and Duan Qingge are at work
      When Zhou Siyuan transfers 60000.00 to "苏州澄叶"
      And two officers let "武汉拾屿" succeed "宁波砚舟"
      Then 1 application waits for Duan Qingge

  Rule: Holdings of a deregistered company are frozen until a successor has them

    Scenario: A deregistered company is not paid at maturity, and its successor is paid
      Given Zhou Siyuan and He Qinghe are at work
      When two officers deregister "宁波砚舟"
      And it is 11:00 on 2027-03-31
      Then a line of a statement of 100000.00 for it with "ST-1" waits, because a part is frozen
      When two officers let "苏州澄叶" succeed "宁波砚舟"
      And He Qinghe comes back to work
      Then He Qinghe holds of it "100000.00, 100000.00 available"
      When it is 11:30 on 2027-03-31
      Then He Qinghe holds of it ""

  Rule: A wrong entry is corrected by a reverse entry, while none of its amount is used

    @wire
    Scenario: An amount that was accepted by mistake goes back to its sender
      Given Zhou Siyuan, Gu Yunzhou, Fang Wanqiu and Duan Qingge are at work
      When Zhou Siyuan transfers 40000.00 to "武汉拾屿"
      And Gu Yunzhou approves what waits
      And 5 minutes go by in the trade
      And Fang Wanqiu accepts what came
      And Duan Qingge approves what waits
      And two officers correct its newest entry
      Then 1 application waits for Duan Qingge
      And today 40000.00 came into the ledger of Fang Wanqiu, and 0.00 went out
      When Duan Qingge approves what waits
      Then today 40000.00 came into the ledger of Fang Wanqiu, and 40000.00 went out
      And Fang Wanqiu has to accept "40000.00 from 宁波砚舟精密铸造有限公司"
      When two officers correct its newest entry
      Then the newest holding of Zhou Siyuan is "100000.00, 100000.00 available"
      And Fang Wanqiu has nothing to accept

    Scenario: An amount that a court took from a freeze by mistake comes back frozen
      Given Zhou Siyuan and Duan Qingge are at work
      When two officers freeze 30000.00 of it until 2027-01-15
      And two officers transfer 20000.00 of what is frozen to "武汉拾屿" for the court
      And two officers correct its newest entry
      And Duan Qingge approves what waits
      Then the newest holding of Zhou Siyuan is "100000.00, 70000.00 available"
      And of it Zhou Siyuan reads as frozen "30000.00 （2026）浙02执88号 2027-01-15"
      When it is 01:00 on 2027-01-16
      And Zhou Siyuan comes back to work
      Then the newest holding of Zhou Siyuan is "100000.00, 100000.00 available"

    Scenario: The director of the company that would lose the amount refuses a correction, and the officers see the reason
      Given Zhou Siyuan, Gu Yunzhou, Fang Wanqiu and Duan Qingge are at work
      When Zhou Siyuan transfers 40000.00 to "武汉拾屿"
      And Gu Yunzhou approves what waits
      And 5 minutes go by in the trade
      And Fang Wanqiu accepts what came
      And Duan Qingge approves what waits
      And two officers correct its newest entry
      And Duan Qingge rejects what waits, because "该笔转让无误"
      Then the officers read of their newest order "refused: 该笔转让无误"
      And the newest holding of Fang Wanqiu is "40000.00, 40000.00 available"

    Scenario: An amount that is reserved meanwhile is not corrected
      Given Zhou Siyuan, Gu Yunzhou, Fang Wanqiu and Duan Qingge are at work
      When Zhou Siyuan transfers 40000.00 to "武汉拾屿"
      And Gu Yunzhou approves what waits
      And 5 minutes go by in the trade
      And Fang Wanqiu accepts what came
      And Duan Qingge approves what waits
      And Fang Wanqiu transfers 1.00 to "苏州澄叶"
      Then two officers cannot correct its newest entry
