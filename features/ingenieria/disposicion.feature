# language: es
@solo-navegador
Característica: La disposición según el ancho

  Regla: Desde 1264 píxeles el menú está a la vista

    @GEN-05 @HOM-13 @HOM-14
    Esquema del escenario: La barra de abajo y el menú
      Dado que Marta ingresó
      Cuando mira el inicio con <ancho> píxeles de ancho
      Entonces la barra de abajo <barra> y el botón del menú <boton>

      Ejemplos:
        | ancho | barra   | boton   |
        | 1263  | se ve   | se ve   |
        | 1264  | no está | no está |

    @GEN-05 @HOM-13
    Esquema del escenario: Las letras de la barra de abajo
      Dado que Marta ingresó
      Cuando mira el inicio con <ancho> píxeles de ancho
      Entonces las letras de la barra de abajo miden <letras> píxeles

      Ejemplos:
        | ancho | letras |
        | 599   | 12     |
        | 600   | 13     |

    @GEN-05 @HOM-14
    Escenario: El menú lateral
      Dado que Marta ingresó
      Cuando abre el menú lateral
      Entonces el menú lateral mide 240 píxeles
