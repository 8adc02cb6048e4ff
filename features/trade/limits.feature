@extension
Feature: Limits for issuing
  The platform limits what a core enterprise may issue. The company sees what is left of its limit and why, asks for a
  change, and learns what became of it.

  Background:
    Given Luo Qiubai is at work

  Rule: The used amount of a limit is the sum of its uses

    @wire
    Scenario: A limit follows an issue from its submission to its effect
      Given Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
      Then the limit of Luo Qiubai reads "200000000.00 total, 7653900.00 used, 0.00 reserved, 192346100.00 available, until 2027-12-31"
      When Luo Qiubai issues 100000.00 to "宁波砚舟" due in 3 months
      Then the limit of Luo Qiubai reads "200000000.00 total, 7653900.00 used, 100000.00 reserved, 192246100.00 available, until 2027-12-31"
      And the newest use of the limit of Luo Qiubai is "100000.00 reserved for 宁波砚舟精密铸造有限公司"
      When Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      Then the limit of Song Beichen reads "200000000.00 total, 7753900.00 used, 0.00 reserved, 192246100.00 available, until 2027-12-31"
      And the newest use of the limit of Song Beichen is "100000.00 used for 宁波砚舟精密铸造有限公司"

    Scenario: The amount of a withdrawn issue is available again, and its use stays in the list
      Given Luo Qiubai has issued 100000.00 to "宁波砚舟" due in 3 months
      When Luo Qiubai withdraws what was submitted
      Then the limit of Luo Qiubai reads "200000000.00 total, 7653900.00 used, 0.00 reserved, 192346100.00 available, until 2027-12-31"
      And the newest use of the limit of Luo Qiubai is "100000.00 freed for 宁波砚舟精密铸造有限公司"

  Rule: The state of a limit is shown as of today

    Scenario Outline: A limit is valid, ends soon, has ended, is used up or is not valid yet
      When the platform changes the limit of "启衡重工" to <total> from "<from>" until "<until>"
      Then the limit of Luo Qiubai is "<notes>" with <available> available

      Examples:
        | total        | from       | until      | notes              | available    |
        | 200000000.00 |            | 2026-12-22 | valid              | 192346100.00 |
        | 200000000.00 |            | 2026-12-21 | expiring           | 192346100.00 |
        | 200000000.00 |            | 2026-11-21 | expiring           | 192346100.00 |
        | 200000000.00 |            | 2026-11-20 | expired            | 0.00         |
        | 7653900.00   |            | 2027-12-30 | used-up            | 0.00         |
        | 7653900.00   |            | 2026-12-01 | used-up, expiring  | 0.00         |
        | 7653899.99   |            | 2027-12-31 | exceeded           | 0.00         |
        | 200000000.00 | 2026-11-22 | 2027-12-31 | not-yet            | 0.00         |

  Rule: A company asks for a change, and two officers of the platform answer

    @wire
    Scenario: A granted request is recorded in the log and applies to the next issue
      When Luo Qiubai asks for a limit of "300000000.00" until "2028-06-30" because of "新增 12 家供应商"
      Then the requests of Luo Qiubai are "300000000.00 until 2028-06-30: sent"
      And the limit of Luo Qiubai reads "200000000.00 total, 7653900.00 used, 0.00 reserved, 192346100.00 available, until 2027-12-31"
      When the platform grants what was asked because of "年审通过"
      Then the requests of Luo Qiubai are "300000000.00 until 2028-06-30: granted, 年审通过"
      And the newest change of the limit of Luo Qiubai is "200000000.00 until 2027-12-31 → 300000000.00 until 2028-06-30, 年审通过"
      And the limit of Luo Qiubai reads "300000000.00 total, 7653900.00 used, 0.00 reserved, 292346100.00 available, until 2028-06-30"
      When Luo Qiubai follows the message "Your issuing limit was changed: total ¥300,000,000.00, last day 30 Jun 2028"
      Then the message leads to "/my/limit"
      When Luo Qiubai fills in 200000000.01 to "宁波砚舟" due in 3 months
      Then no rule forbids the issue

    Scenario: A declined request shows the reason
      Given Luo Qiubai has asked for a limit of "300000000.00" until "" because of "旺季备货"
      When the platform declines what was asked because of "先完成年审"
      Then the requests of Luo Qiubai are "300000000.00 until 2027-12-31: declined, 先完成年审"
      And the limit of Luo Qiubai reads "200000000.00 total, 7653900.00 used, 0.00 reserved, 192346100.00 available, until 2027-12-31"

    Scenario: Only one request can wait at a time, until it is withdrawn
      Given Shen Nanzhi is at work
      And Shen Nanzhi has the limits before her
      And Luo Qiubai has asked for a limit of "300000000.00" until "" because of "旺季备货"
      When Shen Nanzhi asks for a limit of "400000000.00" until "" because of "旺季备货"
      Then the request of Shen Nanzhi is refused with "Another request is already awaiting the platform’s answer. Please look at that one first."
      When Luo Qiubai withdraws the request
      Then the requests of Luo Qiubai are "300000000.00 until 2027-12-31: withdrawn"
      And Shen Nanzhi may ask for a change

    Scenario: A director is told who can ask for a change
      Given Song Beichen is at work
      Then Song Beichen may not ask for a change
      When Song Beichen sends a request all the same
      Then the request of Song Beichen is refused with "Only an operator of the core enterprise can send or withdraw such a request."

    Scenario Outline: An invalid limit is not sent
      When Luo Qiubai asks for a limit of "<total>" until "<until>" because of "<reason>"
      Then the request of Luo Qiubai is refused with "<told>"

      Examples:
        | total          | until      | reason | told                                                       |
        | 0              |            | 旺季备货   | The amount must be above 0                                 |
        | 99999999999.99 |            | 旺季备货   | The amount is above 99,999,999,999.98 yuan                 |
        |                | 2026-11-20 | 旺季备货   | The last day cannot be before today                        |
        |                | 2031-12-31 | 旺季备货   | The last day can be at most five years ahead               |
        |                |            | 旺季备货   | This is the current limit. Enter another total or last day |
        | ３００００００００      |            |        | Enter a reason                                             |

  Rule: A reduced limit stops issues that are not yet effective

    Scenario: A limit falls below what is used
      Given Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai has issued 100000.00 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      When the platform changes the limit of "启衡重工" to 6000000.00 from "" until "2027-12-31"
      Then the limit of Luo Qiubai is "exceeded" with 0.00 available
      When Song Beichen approves what waits
      Then the application of Luo Qiubai is "REFUSED_BY_RULE"

  Rule: A limit is visible only to its company

    Scenario: A supplier sees no limits for issuing
      Given Zhou Siyuan is at work
      Then Zhou Siyuan sees no limit for issuing
      And the final reviewer Fu Mingheng sees the limit, and may not ask for a change

  Rule: Operators are reminded before the last day

    Scenario: Operators are reminded of a limit that ends within thirty days
      Given the platform changes the limit of "启衡重工" to 200000000.00 from "" until "2026-12-31"
      When 10 days go by in the trade
      And Luo Qiubai follows the message "Your issuing limit expires on 31 Dec 2026"
      Then the message leads to "/my/limit"

  Rule: Two people of the company set the threshold of the final review

    @wire
    Scenario: A new threshold applies from its first day, after a second person has confirmed it
      Given Song Beichen and Fu Mingheng are at work
      When Song Beichen proposes a threshold of the final review of "50000.00" from "2026-11-22" because of "年度授权"
      Then the threshold of the final review is "2000000.00" for Song Beichen, who can withdraw
      And the threshold of the final review is "2000000.00" for Fu Mingheng, who can confirm, decline
      When Fu Mingheng confirms the threshold of the final review
      Then the threshold of the final review is "2000000.00, 50000.00 from 2026-11-22" for Luo Qiubai, who can do nothing
      When 1 days go by in the trade
      And Luo Qiubai fills in 50000.01 to "宁波砚舟" due in 3 months
      Then the steps of the issue are "operator, director, final-reviewer"
