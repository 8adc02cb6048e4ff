Feature: Brand of each host
  One portal serves several platforms. The host in the address decides the name, the colours, the products and the
  hotline. None of these is written into the portal.

  Scenario Outline: The portal at <host> shows its name, slogan and hotline
    Then the portal at "<host>" is "<name>", with the slogan "<slogan>", and names the hotline "<hotline>"

    Examples:
      | host               | name           | slogan                               | hotline      |
      | localhost          | 汇屿供应链金融 | 把每一笔应收账款，变成看得见的资金   | 40000-95533  |
      | lanchuan.localhost | 澜川产业金融   | 同轨而行，资金先到每一间工厂| 40000-95533  |
      | anheng.localhost   | 安衡电子保函   | 一纸保函，当日可得                   | 400-820-1290 |
      | mingqu.localhost   | 明渠供应链     | 上游有单，账上有钱                   | 400-819-3300 |
      | hengduo.localhost  | 衡铎银企服务   | 企业与机构，同一张桌子               | 400-816-7788 |

  Scenario: On one host the right bar shows only help and folding
    Then the bar at the right is short at "mingqu.localhost" and at no other host

  Scenario: On one host users can switch between enterprise and institution
    Then enterprise and institution users may switch at "hengduo.localhost" and at no other host

  @wire
  Scenario: Some hosts show a code to scan
    Then a code to scan stands at the foot of "anheng.localhost, hengduo.localhost" and of no other host

  @wire
  Scenario: One host uses its own names for two products
    Then "mingqu.localhost" calls products "Performance bonds" and "Direct receivables"

  Scenario: The menu uses the host's name for a product
    Given the platform calls the product "EST" "Direct receivables"
    When He Qinghe signs in
    Then the menu of He Qinghe has "Direct receivables"

  @wire
  Scenario: An invalid configuration leaves the portal without a brand, and it can be requested again
    Then the portal at "wuming.localhost" stands without a brand, and its configuration may be asked for again
